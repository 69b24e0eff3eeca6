import { createFrame } from './support/frame.ts';
import { createPlayer } from './support/player.ts';
import { expect, test, type Page } from './support/test.ts';
import { texts, type Texts } from './support/texts.ts';

/** Links of pages whose own tests cover them: a match, an order, a game. One of each kind is enough. */
const toKind = (path: string) => path.replace(/\d{2,}/g, '0').replace(/\?.*/, '');

/** Opens the links of the site, from page to page, and returns those that lead to no page. */
async function crawl(page: Page, t: Texts, start: readonly string[]) {
  const frame = createFrame(page, t);
  const kinds = new Set(start.map(toKind));
  const queue = start.map((path) => ({ path, from: '' }));
  const broken: string[] = [];
  for (const { path, from } of queue) {
    await page.goto(path);
    await expect(frame.title(), path).not.toHaveText('');
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    const main = await frame.main().innerText();
    if (main.includes(t.notFound)) broken.push(`${path} (on ${from})`);
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
  test.slow();

  test('NAV-12 each link that a guest meets leads to a page', { tag: '@brand' }, async ({ page, brand }) => {
    const { broken, visited } = await crawl(page, texts[brand], ['/']);
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(30);
  });

  test('NAV-12 each link that a member meets leads to a page', { tag: '@brand' }, async ({ page, brand, member }) => {
    const t = texts[brand];
    await page.goto('/');
    await createPlayer(page, t).logIn(member);
    const { broken, visited } = await crawl(page, t, ['/', '/mine/betRecord', '/game/sport/crty']);
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(45);
  });
});
