import type { Locator } from '@playwright/test';
import { listBets, getSlipPanel } from '../support/actions/bets.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer, VENUE } from '../support/actions/player.ts';
import { expect, test, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const hasFocus = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the element has the focus; fails if Tab does not reach it. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(place)) return;
  }
  throw new Error(`tabTo: ${key} does not reach ${String(place)}.`);
}

/** Moves on the board by arrow keys until an open price has the focus. */
async function arrowToOpenPrice(page: Page): Promise<string> {
  for (const key of [...Array<string>(12).keys()].map((step) => (step % 4 === 3 ? 'ArrowRight' : 'ArrowDown'))) {
    await page.keyboard.press(key);
    const price = await page.evaluate(() => {
      const { dataset, disabled } = document.activeElement as HTMLButtonElement;
      return disabled || dataset['locked'] !== undefined ? undefined : dataset['price'];
    });
    if (price) return price;
  }
  throw new Error('arrowToOpenPrice: the arrow keys reach no open price.');
}

test.describe('keyboard only', () => {
  test.beforeEach(({ stack }) => stack.console('clock', { isPaused: true }));
  test.afterEach(({ stack }) => stack.console('clock', { isPaused: false }));

  test('F-UI-02 QLT-02 logs in, walks the board, bets and logs out', async ({ page, brand, member, stack }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await page.goto('/');
    await test.step('login', async () => {
      await tabTo(page, frame.loginButton());
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t.username, { exact: true })).toBeFocused();
      await page.keyboard.type(member);
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(t.password, { exact: true })).toBeFocused();
      await page.keyboard.type('demo1234');
      await page.keyboard.press('Enter');
      await expect(frame.memberName()).toHaveText(member);
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    const price = await test.step('a price of the board', async () => {
      await tabTo(page, frame.main().locator(`a[href^="${VENUE}"]`).first());
      await page.keyboard.press('Enter');
      const grid = page.getByRole('grid');
      // Home has several, and stays until the venue is loaded.
      await expect(grid).toHaveCount(1);
      await expect(grid.locator('[data-price]').first()).toBeVisible();
      await tabTo(page, grid);
      const picked = await arrowToOpenPrice(page);
      await page.keyboard.press('Enter');
      await expect(page.locator(`[data-price="${picked}"]`)).toHaveAttribute('aria-pressed', 'true');
      return picked;
    });

    await test.step('the stake and the bet', async () => {
      // Enter picks the price and moves to its stake; Escape returns to it (DSK-05).
      const stake = page.getByLabel(t.stake, { exact: true });
      await expect(stake).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(`[data-price="${price}"]`)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(stake).toBeFocused();
      await page.keyboard.type('20');
      await page.keyboard.press('Enter');
      await expect(getSlipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
      expect((await listBets(stack, member)).map(({ stake }) => Number(stake))).toEqual([20]);
    });

    await test.step('logout', async () => {
      await tabTo(page, page.getByRole('button', { name: new RegExp(`^${t.account}`) }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: t.logout, exact: true }));
      await page.keyboard.press('Enter');
      await expect(frame.loginButton()).toBeVisible();
    });
  });

  test('F-UI-02 a dialog keeps the focus, and Escape returns it', async ({ page, brand }) => {
    const t = texts[brand];
    const frame = createFrame(page, t);
    await page.goto('/');
    await tabTo(page, frame.loginButton());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(page.getByLabel(t.username, { exact: true })).toBeFocused();
    const places = new Set<string>();
    for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await hasFocus(dialog)).toBe(true);
      places.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
    }
    expect(places.size).toBeGreaterThan(4);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(frame.loginButton()).toBeFocused();
  });

  test('QLT-02 the first Tab offers a skip link to the content; Escape closes menu and prompt', async ({
    page,
    brand,
    member,
  }) => {
    const t = texts[brand];
    const player = createPlayer(page, t);
    await page.goto('/');
    await expect(player.priceCells().first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const price = player.priceCells().first();
    await price.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await player.logIn(member);
    const account = page.getByRole('button', { name: new RegExp(`^${t.account}`) });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: t.memberNav })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: t.memberNav })).toBeHidden();
    await expect(account).toBeFocused();
  });
});
