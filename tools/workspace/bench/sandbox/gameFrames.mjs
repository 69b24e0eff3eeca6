import { percentile, recordMainThread, sumByFrame } from '../support/mainThread.mjs';
import { createLimitRow, createMaxRow, formatMs } from '../support/resultRows.mjs';
import { recordFrames } from '../support/scrollPage.mjs';
import { createPageHandler, startServer } from '../support/startServer.mjs';
import { DESKTOP, logIn, withBrowser } from '../support/withBrowser.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Frame} Frame */
/** @typedef {import('@playwright/test').CDPSession} CDPSession */

/**
 * Game whose frames are measured.
 *
 * @typedef {object} MeasuredGame
 * @property {string} name
 * @property {string} path of its list
 * @property {(frame: Frame) => Promise<unknown>} play plays one round, until its result is shown
 */

const CPU_SLOWDOWN = 4;
const MAX_WORK_MS = 4;
/** A frame that takes longer was missed at 60 frames a second. */
const SLOW_FRAME_MS = 20;
const STILL_MS = 4_000;
const MEMBER = { name: 'games1', password: 'demo1234' };
/** A page on which one element moves, without a script. */
const MOVING_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>moving</title><style>
@keyframes move{to{transform:translateX(800px)}}div{width:200px;height:200px;background:#b23a1f;animation:move 2s linear infinite alternate}
</style></head><body><div></div></body></html>`;

/**
 * Bets, presses the button of the round if there is one, and waits for the result. An observer of the page waits for it,
 * because a script that polls would count as work of the page.
 *
 * @param {Frame} frame @param {() => Promise<void>} [bet]
 */
async function playRound(frame, bet) {
  const result = await frame.evaluateHandle(() => {
    const readNewest = () => document.querySelector('[data-round]')?.getAttribute('data-round');
    const before = readNewest();
    const promise = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (readNewest() === before) return;
        observer.disconnect();
        resolve(undefined);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    return { promise };
  });
  await bet?.();
  const button = frame.getByTestId('play');
  // A spot of the fishing game starts its round.
  if ((await button.count()) > 0) await button.click();
  await result.evaluate(({ promise }) => promise);
}

/** @type {readonly MeasuredGame[]} */
const GAMES = [
  { name: 'spin', path: '/game/egame', play: playRound },
  {
    name: 'deal',
    path: '/game/realbet',
    play: async (frame) => {
      await frame.locator('.chip').first().click();
      await frame.locator('.bets .spot').first().click();
      await playRound(frame);
    },
  },
  {
    name: 'fishing',
    path: '/game/fishing',
    play: async (frame) => {
      await playRound(frame, () => frame.locator('.bets .spot').first().click());
      await frame.waitForTimeout(STILL_MS);
    },
  },
];

/**
 * Measures games while a round is played at CPU x4: work of the main thread in a frame, and slow frames compared with a
 * page on which one element moves.
 *
 * @param {string} executablePath
 * @param {Pick<Awaited<ReturnType<typeof import('../../stack/startStack.mjs').startStack>>, 'urls' | 'console'>} stack
 */
export async function benchGameFrames(executablePath, { urls, console: callConsole }) {
  await callConsole('members', { ...MEMBER, money: '9000.00' });
  const moving = await startServer(createPageHandler({ '/': MOVING_PAGE }));
  try {
    return await withBrowser(executablePath, async (browser) => {
      const plain = await browser.newPage(DESKTOP);
      await plain.goto(moving.url);
      const baseline = await recordGaps(plain.mainFrame(), () => plain.waitForTimeout(STILL_MS));
      await plain.close();
      const page = await browser.newPage({ ...DESKTOP, baseURL: urls['main-cn'] });
      await page.goto('/');
      await logIn(page, MEMBER);
      const rows = [];
      for (const game of GAMES) rows.push(...(await measureGame(page, game, baseline)));
      return rows;
    });
  } finally {
    await moving.stop();
  }
}

/**
 * Plays three rounds: one warms the caches of the page, one is traced, and one has its frames recorded. They are not the
 * same, because a callback in each frame makes the page render frames that the compositor would show without it.
 *
 * @param {Page} page @param {MeasuredGame} game @param {readonly number[]} baseline milliseconds between frames
 */
async function measureGame(page, game, baseline) {
  const { tab, frame } = await openGame(page, game);
  await game.play(frame);
  await frame.waitForTimeout(STILL_MS);
  const work = await withSlowCpu(tab, (session) => recordMainThread(session, () => game.play(frame)));
  await frame.waitForTimeout(STILL_MS);
  const gaps = await recordGaps(frame, () => game.play(frame));
  await tab.close();
  return [
    createMaxRow(`games: ${game.name}, a frame's main thread at CPU x4, p95`, {
      value: percentile(sumByFrame(work), 0.95),
      max: MAX_WORK_MS,
      write: formatMs,
    }),
    createLimitRow(`games: ${game.name}, frames over ${SLOW_FRAME_MS} ms at CPU x4, against one moving element`, {
      own: computeSlowShare(gaps),
      // At least one frame in a hundred, because a baseline of zero would allow none.
      other: Math.max(computeSlowShare(baseline), 0.01),
      goal: 1.25,
      write: (share) => `${(100 * share).toFixed(1)} %`,
    }),
  ];
}

/** @param {readonly number[]} gaps */
const computeSlowShare = (gaps) => gaps.filter((gap) => gap > SLOW_FRAME_MS).length / gaps.length;

/** Launches the first game of a list and returns its tab, and the frame in which it plays. @param {Page} page @param {MeasuredGame} game */
async function openGame(page, { path }) {
  await page.goto(path);
  await page.locator('[data-game] [data-main]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('转入金额', { exact: true }).fill('1500');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: '转入并进入', exact: true }).click();
  const tab = await opened;
  await tab.waitForURL(/\/dz\/game|\/venue\//);
  if (/\/dz\/game/.test(tab.url())) await tab.locator('iframe').waitFor();
  const frame = tab.frames().find((each) => each !== tab.mainFrame()) ?? tab.mainFrame();
  await frame.locator('.bets .spot, [data-testid="play"]').first().waitFor();
  // A hidden tab renders nothing, but this Chromium treats all tabs as visible.
  await page.goto('about:blank');
  return { tab, frame };
}

/**
 * Records the milliseconds between the frames of a page, or of a frame in it, while the processor is slowed down. Site and
 * venue have the same host here, so that they share a process.
 *
 * @param {Frame} frame @param {() => Promise<unknown>} act
 */
const recordGaps = (frame, act) =>
  withSlowCpu(frame.page(), async (session) => (await recordFrames(frame, session, act)).gaps);

/** @template Result @param {Page} page @param {(session: CDPSession) => Promise<Result>} act */
async function withSlowCpu(page, act) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const result = await act(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}
