import { findCutTexts } from '../support/checks/findCutTexts.ts';
import { listFindings } from '../support/checks/findings.ts';
import { setEdition } from '../support/actions/setEdition.ts';
import { createFrame } from '../support/actions/frame.ts';
import { isFullRun } from '../support/fixtures/runSize.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts, type Texts } from '../support/texts/texts.ts';

/** Links of pages whose own tests cover them: a match, an order, a game. One of each kind is enough. */
const toKind = (path: string) => path.replace(/\d{2,}/g, '0').replace(/\?.*/, '');

const softly = expect.configure({ soft: true, timeout: 5_000 });
/** A usual run checks every third page, a full run all. Both open all pages. */
const CHECKED_STEP = isFullRun ? 1 : 3;
const DESKTOP = { width: 1280, height: 720 };

/**
 * Checks the rules of axe, and that no text of the page is cut off; at 320 px only in its main part. Header and footer are
 * the same on all pages, so axe checks them on the first one.
 */
async function expectReadable(page: Page, path: string, isFirst: boolean): Promise<void> {
  expect.soft(await listFindings(page, isFirst ? {} : { root: 'main' }), path).toEqual([]);
  for (const [width, root] of [
    [1920, 'body'],
    [320, 'main'],
    [DESKTOP.width, 'body'],
  ] as const) {
    await page.setViewportSize({ ...DESKTOP, width });
    // The board computes its columns after the width has changed.
    await softly.poll(() => findCutTexts(page, root), `${path} at ${width}`).toEqual([]);
  }
}

/** First pages of a crawl, and the pages on which more than the links is checked. */
interface Crawl {
  readonly start: readonly string[];
  readonly isChecked: (path: string) => boolean;
}

/** Opens the links of the site, from page to page, and returns those that lead to no page. */
async function crawl(page: Page, t: Texts, { start, isChecked }: Crawl) {
  await page.setViewportSize(DESKTOP);
  const frame = createFrame(page, t);
  const kinds = new Set(start.map(toKind));
  const queue = start.map((path) => ({ path, from: '' }));
  const broken: string[] = [];
  for (const [at, { path, from }] of queue.entries()) {
    await page.goto(path);
    await expect(frame.title(), path).not.toHaveText('');
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    // By tag, not by role: the safety notice of a page is a dialog, which hides the rest from roles.
    const main = await page.locator('main').innerText();
    if (main.includes(t.notFound)) broken.push(`${path} (on ${from})`);
    const isOpen = new URL(page.url()).pathname === path;
    if (isOpen && path !== '/') await softly(page, path).toHaveTitle(/. - ./);
    if (isOpen && at % CHECKED_STEP === 0 && isChecked(path)) {
      // Every second page is checked in the dark edition.
      await setEdition(page, (at / CHECKED_STEP) % 2 === 0 ? 'classic' : 'professional');
      await expectReadable(page, path, path === start[0]);
    }
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    for (const link of links) {
      const next = link.replace(/#.*/, '');
      if (next === '' || kinds.has(toKind(next))) continue;
      kinds.add(toKind(next));
      queue.push({ path: next, from: path });
    }
  }
  return { broken, visited: queue.length };
}

test.describe('links', () => {
  test.describe.configure({ timeout: isFullRun ? 1_800_000 : 600_000 });

  test('NAV-12 QLT-02 each link that a guest meets leads to a page that is accessible and readable', async ({
    page,
    brand,
  }) => {
    const { broken, visited } = await crawl(page, texts[brand], { start: ['/'], isChecked: () => true });
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(30);
  });

  test('NAV-12 QLT-02 each link that a member meets leads to a page that is accessible and readable', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const t = texts[brand];
    await openAsMember('/');
    const { broken, visited } = await crawl(page, t, {
      start: ['/', '/mine/betRecord', '/game/sport/crty'],
      // Other specs check the sport venue.
      isChecked: (path) => path === '/' || path.startsWith('/mine'),
    });
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(45);
  });
});
