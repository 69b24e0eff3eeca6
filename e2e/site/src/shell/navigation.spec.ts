import { createFrame } from '../support/actions/frame.ts';
import { categoryPaths, memberNavPaths, servicePaths } from '../support/actions/paths.ts';
import { VENUE } from '../support/actions/player.ts';
import { expect, test, type Page, withMotion } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Records when the first dialog of the page appears, in milliseconds since the start of the navigation. */
async function watchFirstDialog(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      document.documentElement.dataset['dialogAt'] = String(performance.now());
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['dialogAt'] ?? Number.NaN));
}

const listLinks = async (page: Page, t: { readonly name: string }) =>
  page
    .getByRole('navigation', { name: t.name, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

const toPairs = (names: readonly string[], paths: readonly string[]) => names.map((name, at) => [name, paths[at]]);

test.describe('navigation', () => {
  test.use(withMotion);

  test.afterEach(({ stack }) => stack.console('settings', undefined, 'DELETE'));

  test('ACT-02 NAV-12 does not show the entries that the operator hides in the console', async ({
    page,
    brand,
    stack,
  }) => {
    const frame = createFrame(page, texts[brand]);
    const sponsor = frame.nav(texts[brand].serviceNav).locator('a[href="/sponsor"]');
    await page.goto('/');
    await expect(sponsor).toBeVisible();
    const desk = await page.context().newPage();
    await desk.goto(`${stack.sandboxUrl}/console#content`);
    await desk.getByLabel('sponsor: hidden').check();
    await desk.getByLabel('BY: hidden').check();
    await desk.getByRole('button', { name: 'Save navigation' }).click();
    await expect(desk.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(sponsor).toBeHidden();
    await expect(page.locator('a[href="/game/fishing"]')).toHaveCount(0);
    await expect(page.getByRole('banner').locator('a[href="/game/egame"]')).toBeVisible();
  });

  test('NAV-09 NAV-02 shows not-found for unknown paths', async ({ page, brand }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    for (const path of ['/nowhere', '/mine/nothing/here', '/game/sport/crty/more', '/app/help/constructor']) {
      await page.goto(path);
      await expect(frame.title(), path).toHaveText(t.notFound);
      await expect(frame.main(), path).toBeVisible();
    }
  });

  test('NAV-10 F-AUTH-26 register=1 opens the registration after 0.5 s and keeps the invite codes', async ({
    page,
    brand,
  }) => {
    const t = texts[brand];
    const dialogAt = await watchFirstDialog(page);
    await page.goto('/?register=1&icode=I-77&rcode=R_88');
    await expect(page.getByRole('dialog').getByRole('heading', { name: t.register, exact: true })).toBeVisible();
    expect(await dialogAt()).toBeGreaterThanOrEqual(500);
    const kept = await page.evaluate(() => ['icode', 'rcode'].map((key) => localStorage.getItem(`pavilion.${key}`)));
    expect(kept).toEqual(['I-77', 'R_88']);
  });

  test('NAV-10 F-AUTH-26 register=1 opens no registration for a member', async ({
    page,
    brand,
    member,
    openAsMember,
  }) => {
    const t = texts[brand];
    await openAsMember('/?register=1');
    await expect(createFrame(page, t).memberName()).toHaveText(member);
    await page.waitForFunction(() => performance.now() > 1_500);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('NAV-11 F-RTE-15 a slow page shows the progress bar until it is loaded, and opens at its top', async ({
    page,
    brand,
  }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    const progress = page.getByRole('progressbar', { name: t.loading });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/base-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await expect(frame.title()).toBeVisible();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await frame.nav(t.mainNav).getByRole('link', { name: t.categories[5], exact: true }).click();
    await expect(progress).toHaveAttribute('aria-valuenow', /^(8|10|12|14)$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await expect(frame.title()).toHaveText(t.categories[5] ?? '');
    await expect(progress).toBeHidden();
  });

  test(
    'NAV-12 each key of the navigation is in its place',
    { tag: '@brand' },
    async ({ page, brand, openAsMember }) => {
      const t = texts[brand];
      await openAsMember('/');
      // The entry for sport leads a member to the board (DSK-07).
      const memberPaths = categoryPaths.map((path) => (path === '/game/sport' ? VENUE : path));
      expect(await listLinks(page, { name: t.mainNav })).toEqual(toPairs(t.categories, memberPaths));
      expect(await listLinks(page, { name: t.serviceNav })).toEqual(toPairs(t.services, servicePaths));
      await page.getByRole('button', { name: new RegExp(`^${t.account}`) }).click();
      expect(await listLinks(page, { name: t.memberNav })).toEqual(toPairs(t.memberLinks, memberNavPaths));
    },
  );

  test(
    'NAV-13 shows the title of the operator, after the name of the page, and scrolls a long one',
    { tag: '@brand' },
    async ({ page, brand, stack }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(brand === 'main-cn' ? '云阁' : '玉閣');
      const long = '一二三四五六七八九十甲乙丙丁戊己';
      const title = { 'zh-CN': long, 'zh-TW': long };
      await stack.console('settings', { titles: { '3000': title, '3001': title } });
      await page.goto('/game/chess');
      await expect.poll(() => page.title(), { intervals: [100] }).toBe(`棋牌 - ${long}`);
      await expect.poll(() => page.title(), { intervals: [100] }).toBe('棋牌 - 三四五六七八九十甲乙丙丁戊己　一二');
    },
  );
});
