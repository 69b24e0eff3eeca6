import AxeBuilder from '@axe-core/playwright';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Counts the open prices that are wholly in view and not covered. */
const countVisiblePrices = (page: Page): Promise<number> =>
  page.locator('button[data-price]:not([data-locked])').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const { top, bottom, left, right, height } = cell.getBoundingClientRect();
        if (height === 0 || top < 0 || bottom > window.innerHeight) return false;
        return cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }).length,
  );

/** Lists the prices whose text is wider than their cell. */
const findMisfits = (page: Page): Promise<readonly string[]> =>
  page.locator('button[data-price]:not([data-locked])').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const range = document.createRange();
      const isOut = [...cell.querySelectorAll('[data-part]')].some((part) => {
        range.selectNodeContents(part);
        const { width, left, right } = range.getBoundingClientRect();
        return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5);
      });
      return isOut ? [cell.getAttribute('aria-label') ?? ''] : [];
    }),
  );

/** Lists the texts below 12 px. */
const findSmallTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 12,
      )
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 20)}`),
  );

test.describe('home', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('DSK-01 DSK-11 D1 shows a guest the prices of several sports at each width, none of them cut', async ({
    page,
    brand,
  }) => {
    const prices = createPlayer(page, texts[brand]).priceCells();
    await page.goto('/');
    await expect(prices.nth(20)).toBeVisible({ timeout: 30_000 });
    for (const [width, height, least] of [
      [2560, 1440, 120],
      [1920, 1080, 110],
      [1280, 800, 50],
      [390, 844, 6],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => countVisiblePrices(page), `prices at ${width}`).toBeGreaterThanOrEqual(least);
      expect(await findMisfits(page), `cut at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `width ${width}`).toBeLessThanOrEqual(
        width,
      );
      if (width === 1280) expect(await findSmallTexts(page)).toEqual([]);
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 160)}`))).toEqual([]);
  });

  test('D1 DSK-01 a price that a guest picks is on the slip of home after the login', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const player = createPlayer(page, t);
    await page.goto('/');
    await expect(player.priceCells().first()).toBeVisible({ timeout: 30_000 });
    await player.priceCells().first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.goLogin }).click();
    await player.submitLogin(member, 'demo1234');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(createSlipPage(page, t, slipTexts[brand]).cards()).toHaveCount(1);
    await expect(page).toHaveURL('/');
    const header = await page.getByRole('banner').boundingBox();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual((header?.height ?? 0) + 1);
  });
});
