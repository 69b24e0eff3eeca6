import { recordMainThread } from './mainThread.mjs';

/** @typedef {{ gaps: readonly number[], work: readonly number[] }} FrameRecord milliseconds between frames, and processor milliseconds of the tasks that rendered a frame */

/**
 * Records the frames of a page while `act` runs.
 *
 * @param {Pick<import('@playwright/test').Page, 'evaluate'>} page or a frame of it
 * @param {import('@playwright/test').CDPSession} session of the page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<FrameRecord>}
 */
export async function recordFrames(page, session, act) {
  /** @type {number[]} */
  let frames = [];
  const tasks = await recordMainThread(session, async () => {
    await page.evaluate(() => {
      /** @type {import('../window.d.ts').ScrollWatch} */
      const seen = { frames: [], next: 0 };
      window.__scroll = seen;
      const addFrame = (/** @type {number} */ at) => {
        seen.frames.push(at);
        seen.next = requestAnimationFrame(addFrame);
      };
      requestAnimationFrame(addFrame);
    });
    await act();
    frames = await page.evaluate(() => {
      cancelAnimationFrame(window.__scroll.next);
      return window.__scroll.frames;
    });
  });
  return {
    gaps: frames.slice(1).map((at, index) => at - (frames[index] ?? at)),
    work: tasks.filter(({ isFrame }) => isFrame).map(({ cpu }) => cpu),
  };
}

/**
 * Scrolls an element from its start like a mouse wheel, and records the frames.
 *
 * @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} element
 * @param {{ speed: number, ms: number, session: import('@playwright/test').CDPSession }} gesture `speed` in pixels a second
 */
export async function scrollElement(page, element, { speed, ms, session }) {
  const box = await element.boundingBox();
  if (!box) throw new Error('scrollElement: the page does not show the element. Open the page first.');
  await element.evaluate((/** @type {Element} */ each) => void (each.scrollTop = 0));
  return recordFrames(page, session, () =>
    session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -Math.round((speed * ms) / 1000),
      speed,
      gestureSourceType: 'mouse',
    }),
  );
}
