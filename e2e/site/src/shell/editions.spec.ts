import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Page, withMotion } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Records the edition from the creation of the body on, and each change of it. */
async function watchEdition(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenEditions: seen });
    new MutationObserver(() => {
      const edition = document.documentElement.dataset['edition'] ?? 'none';
      if (document.body && seen.at(-1) !== edition) seen.push(edition);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-edition'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenEditions: string[] }).seenEditions);
}

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('editions and languages', () => {
  test.use(withMotion);

  test.afterEach(({ stack }) => stack.console('settings', undefined, 'DELETE'));

  test(
    'EDN-01 GRD-06 restores the dark edition without a flash, and classic if the switch of the site is off',
    { tag: '@brand' },
    async ({ page, brand, stack }) => {
      const frame = createFrame(page, texts[brand]);
      const html = page.locator('html');
      await page.goto('/');
      await expect(html).toHaveAttribute('data-edition', 'classic');
      const light = await readBackground(page);
      await frame.editionButton().click();
      await expect(html).toHaveAttribute('data-edition', 'professional');
      expect(await readBackground(page)).not.toBe(light);

      const editions = await watchEdition(page);
      await page.goto('/game/chess');
      await expect(frame.title()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await editions()).toEqual(['professional']);

      await stack.console('settings', { editionSwitch: '0' });
      await page.goto('/');
      await expect(html).toHaveAttribute('data-edition', 'classic');
      await expect(frame.editionButton()).toBeHidden();
      await stack.console('settings', undefined, 'DELETE');
      await page.reload();
      await expect(html).toHaveAttribute('data-edition', 'professional');
      await expect(frame.editionButton()).toBeVisible();
    },
  );

  test('EDN-01 STO-03 a choice in one tab is followed by the others, and the last one is kept', async ({
    page,
    brand,
    context,
  }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await createFrame(other, texts[brand]).editionButton().click();
    for (const tab of [other, page]) await expect(tab.locator('html')).toHaveAttribute('data-edition', 'professional');
    await createFrame(page, texts[brand]).editionButton().click();
    for (const tab of [other, page]) await expect(tab.locator('html')).toHaveAttribute('data-edition', 'classic');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'classic');
  });

  test('F-UI-07 STO-02 a language chosen in one tab is followed by the others', async ({ page, brand, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await createFrame(other, texts[brand]).languageButton().click();
    const chosen = brand === 'main-cn' ? 'main-tw' : 'main-cn';
    for (const tab of [other, page]) {
      await expect(tab.locator('html')).toHaveAttribute('lang', chosen === 'main-tw' ? 'zh-TW' : 'zh-CN');
      await expect(createFrame(tab, texts[chosen]).loginButton()).toBeVisible();
    }
  });

  test(
    'F-UI-07 F-UI-13 a switch of language and edition keeps a filled slip',
    { tag: '@brand' },
    async ({ page, brand, member }) => {
      const t = texts[brand];
      const other = texts[brand === 'main-cn' ? 'main-tw' : 'main-cn'];
      const frame = createFrame(page, t);
      const player = createPlayer(page, t);
      await player.enterVenue(member);
      await player.priceCells().first().click();
      await player.stake('70');
      const picked = await page.locator('[data-picked]').first().getAttribute('data-price');

      await frame.editionButton().click();
      await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
      await expect(page.getByLabel(t.stake, { exact: true })).toHaveValue('70');

      await frame.languageButton().click();
      await expect(page.locator('html')).toHaveAttribute('lang', brand === 'main-cn' ? 'zh-TW' : 'zh-CN');
      await expect(page).toHaveTitle(brand === 'main-cn' ? '賽事盤口 - 雲閣' : '赛事盘口 - 玉阁');
      await expect(page.getByLabel(other.stake, { exact: true })).toHaveValue('70');
      await expect(page.getByRole('tab', { name: other.myBets })).toBeVisible();
      await expect(page.locator(`[data-price="${picked}"]`)).toHaveAttribute('aria-pressed', 'true');

      await page.reload();
      await expect(page.getByLabel(other.stake, { exact: true })).toHaveValue('70');
      await expect(createFrame(page, other).nav(other.mainNav)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
    },
  );
});
