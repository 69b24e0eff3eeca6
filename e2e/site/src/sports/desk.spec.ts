import AxeBuilder from '@axe-core/playwright';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Counts the open prices of the board that are wholly in view. */
const countVisiblePrices = (page: Page): Promise<number> =>
  page.locator('[role="grid"] button[data-price]:not([data-locked])').evaluateAll((cells) => {
    const view = document.querySelector('[role="grid"]')?.parentElement?.getBoundingClientRect();
    return cells.filter((cell) => {
      const { top, bottom, height } = cell.getBoundingClientRect();
      return view && height > 0 && top >= view.top && bottom <= Math.min(view.bottom, window.innerHeight);
    }).length;
  });

/** Lists the prices that are wider than their cell, and texts of the board below 12 px. */
const findMisfits = (page: Page): Promise<readonly string[]> =>
  page.locator('[role="grid"] button[data-price]:not([data-locked])').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const range = document.createRange();
      const rects = [...cell.querySelectorAll('[data-part]')].map((part) => {
        range.selectNodeContents(part);
        return { part, rect: range.getBoundingClientRect() };
      });
      const isOut = rects.some(({ rect }) => rect.width > 0 && (rect.left < box.left || rect.right > box.right));
      const isSmall = rects.some(({ part }) => Number.parseFloat(getComputedStyle(part).fontSize) < 12);
      return isOut || isSmall ? [cell.getAttribute('aria-label') ?? ''] : [];
    }),
  );

/** Finds the initials of two letters for which the search offers a match in play first, and closes the search. */
async function findLiveMatch(page: Page): Promise<string> {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  for (const initials of ['mc', 'qx', 'bj', 'sh', 'gd', 'tj', 'xm', 'sd', 'zj', 'js', 'dl', 'bl', 'ml', 'lw']) {
    await field.fill(initials);
    const chosen = page.getByRole('option', { selected: true });
    await page.waitForTimeout(300);
    if ((await chosen.count()) > 0 && /滚球|滾球|走地/.test(await chosen.innerText())) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      return initials;
    }
  }
  throw new Error('findLiveMatch: no initials of the list lead to a match in play.');
}

const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test.describe('trading desk', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test(
    'DSK-02 DSK-11 compact shows at least 112 prices at 1920 and 70 at 1440, each inside its cell',
    { tag: '@brand' },
    async ({ page, brand, member }) => {
      const density = { 'main-cn': ['紧凑', '宽松'], 'main-tw': ['緊湊', '寬鬆'] }[brand];
      await createPlayer(page, texts[brand]).enterVenue(member);
      for (const [width, height, bar] of [
        [1920, 1080, 112],
        [1440, 900, 70],
        [1280, 800, 40],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const [at, name] of density.entries()) {
          await page.getByText(name, { exact: true }).click();
          await expect(page.locator(`[data-density="${at === 0 ? 'compact' : 'roomy'}"]`)).toBeVisible();
          await page.waitForFunction(() => document.querySelectorAll('[role="grid"] button[data-price]').length > 40);
          await shot(page, `board-${brand}-${width}-${at === 0 ? 'compact' : 'roomy'}`);
          expect(await findMisfits(page), `${name} ${width}`).toEqual([]);
          const count = await countVisiblePrices(page);
          test.info().annotations.push({ type: 'prices', description: `${width} ${name} ${count}` });
          if (at === 0) expect(count, `${name} ${width}`).toBeGreaterThanOrEqual(bar);
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .include('[role="grid"]')
        .withRules(['target-size'])
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))).toEqual([]);
    },
  );

  test(
    'DSK-01 a price picked on home opens the slip there; DSK-08 the chat is a tab of the dock',
    { tag: '@brand' },
    async ({ page, brand, openAsMember }) => {
      const [t, s] = [texts[brand], slipTexts[brand]];
      await openAsMember('/');
      await page.locator('button[data-price]:not([data-locked])').first().click();
      await expect(createSlipPage(page, t, s).cards()).toHaveCount(1);
      await expect(page).toHaveURL(/\/$/);
      await shot(page, `home-slip-${brand}`);
      await page.getByRole('link', { name: brand === 'main-cn' ? '体育' : '體育', exact: true }).click();
      await expect(page).toHaveURL(/\/game\/sport\/crty$/);
      const grid = page.getByRole('grid');
      await expect(grid.locator('[data-price]').first()).toBeVisible();
      await expect(createSlipPage(page, t, s).cards()).toHaveCount(1);
      await page.getByRole('tab', { name: '聊天' }).click();
      const chat = page.getByRole('complementary', { name: '聊天' }).or(page.locator('aside[aria-label]:focus'));
      await expect(chat.first()).toBeVisible();
      await shot(page, `board-chat-${brand}`);
      const [board, panel] = [await grid.boundingBox(), await chat.first().boundingBox()];
      const [left, right] = brand === 'main-cn' ? [board, panel] : [panel, board];
      expect((right?.x ?? 0) + 1).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    },
  );

  test('DSK-05 a single is placed from a price with the keyboard alone', async ({ page, brand, member, stack }) => {
    const t = texts[brand];
    await createPlayer(page, t).enterVenue(member);
    await stack.console('clock', { isPaused: true });
    await page.locator('[role="grid"] button[data-price*=".RM."]:not([data-locked])').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(t.stake, { exact: true })).toBeFocused();
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  test('DSK-05 SRC-02 from home to a placed single in at most 12 keys', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const t = texts[brand];
    await openAsMember('/');
    const initials = await findLiveMatch(page);
    await stack.console('clock', { isPaused: true });
    const keys = ['/', ...initials, 'Enter', 'Enter', ...'200', 'Enter'];
    expect(keys.length).toBeLessThanOrEqual(12);
    const steps = [
      { from: 0, done: () => expect(page.getByRole('combobox')).toBeFocused() },
      { from: initials.length, done: () => expect(page.getByRole('option', { selected: true })).toBeVisible() },
      { from: initials.length + 1, done: () => expect(page.locator('button[data-price]:focus')).toBeVisible() },
      { from: initials.length + 2, done: () => expect(page.getByLabel(t.stake, { exact: true })).toBeFocused() },
    ];
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key);
      await steps.find(({ from }) => from === at)?.done();
    }
    await expect(page).toHaveURL(/\?game=\d+$/);
    await expect(page.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  test('DSK-05 FAV-01 keys of the board: favourite, density, next match, tabs, and the list of them', async ({
    page,
    brand,
    member,
  }) => {
    await createPlayer(page, texts[brand]).enterVenue(member);
    const top = await page.locator('[role="grid"] [data-match]').first().getAttribute('data-match');
    // The star moves this match to a group of its own at the top.
    await page.locator(`[data-match]:not([data-match="${top}"]) button[data-price]:not([data-locked])`).first().focus();
    const row = page.locator('[data-match]:has(button[data-price]:focus)');
    const first = await row.getAttribute('data-match');
    await page.keyboard.press('Shift+S');
    await expect(page.locator(`[data-match="${first}"] [data-tool="star"]`)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-strip="1"] [data-match]').first()).toHaveAttribute('data-match', first ?? '');
    await expect(row).toHaveAttribute('data-match', first ?? '');
    await expect(page.locator('button[data-price]:focus')).toBeInViewport();
    const before = await page.locator('[data-density]').first().getAttribute('data-density');
    await page.keyboard.press('Shift+D');
    await expect(page.locator(`[data-density="${before}"]`)).toHaveCount(0);
    await expect(row).toHaveAttribute('data-match', first ?? '');
    await page.keyboard.press(']');
    await expect(row).not.toHaveAttribute('data-match', first ?? '');
    await page.keyboard.press('[');
    await expect(row).toHaveAttribute('data-match', first ?? '');
    await page.keyboard.press('2');
    await expect(page.locator('[data-dock] [role="tab"]').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('kbd', { hasText: /^S$/ })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('[role="dialog"]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await shot(page, `shortcuts-${brand}`);
  });

  test('DSK-06 one group of markets below 960, and a whole bet at 390', async ({ page, brand, member }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const slip = createSlipPage(page, t, s);
    await createPlayer(page, t).enterVenue(member);
    const codes = () =>
      page
        .locator('[role="grid"] button[data-price]')
        .evaluateAll((cells) => [
          ...new Set(cells.map((cell) => (cell as HTMLElement).dataset['price']?.split('.')[1] ?? '')),
        ]);
    for (const width of [800, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('label', { hasText: /^大小$/ }).click();
      await expect.poll(codes).toEqual(['ROU']);
      await shot(page, `board-${brand}-${width}`);
      expect(await findMisfits(page), String(width)).toEqual([]);
    }
    await page.locator('[role="grid"] button[data-price]:not([data-locked])').first().click();
    await expect(slip.cards()).toHaveCount(1);
    await page.getByLabel(t.stake, { exact: true }).fill('20');
    await shot(page, `slip-${brand}-390`);
    await slip.confirm().click();
    await expect(page.getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
  });

  test('DSK-06 F-UI-04 at 390 a score alert does not cover the slip', async ({ page, brand, member, stack }) => {
    const [t, s] = [texts[brand], slipTexts[brand]];
    const slip = createSlipPage(page, t, s);
    await page.setViewportSize({ width: 390, height: 844 });
    await createPlayer(page, t).enterVenue(member);
    const price = page.locator('[role="grid"] button[data-price*=".R"]:not([data-locked])').first();
    const matchId = ((await price.getAttribute('data-price')) ?? '').split('.')[0];
    await price.click();
    await expect(slip.panel).toBeVisible();
    await stack.console('clock', { isPaused: false });
    await stack.console(`matches/${matchId}/goal`, { side: 'H' });
    const alert = page.locator('[aria-relevant="additions text"] > *').filter({ hasText: s.goal }).first();
    await expect(alert).toBeVisible();
    await shot(page, `goal-${brand}-390`);
    const [alertBox, dockBox] = [await alert.boundingBox(), await page.locator('[data-dock]').boundingBox()];
    expect((alertBox?.y ?? 0) + (alertBox?.height ?? 0)).toBeLessThanOrEqual(dockBox?.y ?? 0);
  });
});
