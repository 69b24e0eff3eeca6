import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts/texts.ts';

/** Actions of a player on the site. */
export interface Player {
  readonly logIn: (name?: string, password?: string) => Promise<void>;
  readonly openLogin: () => Promise<Locator>;
  readonly submitLogin: (name: string, password: string) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** Logs in on the link of the venue, which loads one page instead of home and venue. */
  readonly enterVenue: (name: string) => Promise<void>;
  readonly openVenue: () => Promise<void>;
  readonly showToday: () => Promise<void>;
  readonly balance: () => Locator;
  readonly priceCells: () => Locator;
  readonly stake: (amount: string) => Promise<void>;
}

export const VENUE = '/game/sport/crty';

export function createPlayer(page: Page, t: Texts): Player {
  const dialog = () => page.getByRole('dialog');
  const openLogin = async () => {
    // The site repeats a press of its static HTML. Playwright would repeat it too, and find the button under the dialog.
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.getByRole('banner').getByRole('button', { name: t.login, exact: true }).click();
    await expect(dialog()).toBeVisible();
    return dialog();
  };
  const submitLogin = async (name: string, password: string) => {
    await dialog().getByLabel(t.username, { exact: true }).fill(name);
    await dialog().getByLabel(t.password, { exact: true }).fill(password);
    await dialog().getByRole('button', { name: t.login, exact: true }).click();
  };
  const logIn = async (name = 'demo01', password = 'demo1234') => {
    await openLogin();
    await submitLogin(name, password);
    await expect(dialog()).toBeHidden();
    await expect(page.getByTestId('member-name')).toHaveText(name);
  };
  return {
    openLogin,
    submitLogin,
    logIn,
    async enterVenue(name) {
      await page.goto(VENUE);
      await logIn(name);
      await expect(page.getByRole('grid').locator('[data-price]').first()).toBeVisible({ timeout: 30_000 });
    },
    async logOut() {
      await page.getByTestId('member-name').click();
      await page.getByRole('button', { name: t.logout, exact: true }).click();
    },
    async openVenue() {
      await page.goto(VENUE);
      await expect(page.locator('[data-price]').first()).toBeVisible();
    },
    async showToday() {
      await page.getByRole('button', { name: new RegExp(`^${t.today}`) }).click();
      await expect(page.locator('[data-price*=".R."]').first()).toBeVisible();
    },
    balance: () => page.getByTestId('balance'),
    priceCells: () => page.locator('button[data-price]:not([data-locked]):not([data-picked])'),
    stake: async (amount) => page.getByLabel(t.stake, { exact: true }).fill(amount),
  };
}
