import { expect, type Locator, type Page } from '@playwright/test';
import { slipPanel } from './bets.ts';
import type { SlipTexts } from './slipTexts.ts';
import type { Texts } from './texts.ts';

/** What a player does with the slip, in a player's words. */
export interface SlipPage {
  readonly panel: Locator;
  /** Prices of the board that can be picked, by the play and side they end with: `R.0.H`. */
  readonly priceIds: (kind: string) => Promise<string[]>;
  readonly pick: (priceId: string) => Promise<void>;
  readonly isPicked: (priceId: string) => Locator;
  readonly mode: (mode: 'single' | 'multiple' | 'series') => Promise<void>;
  readonly cards: () => Locator;
  readonly confirm: () => Locator;
}

export function createSlipPage(page: Page, t: Texts, s: SlipTexts): SlipPage {
  const panel = slipPanel(page, t);
  const cell = (priceId: string) => page.locator(`button[data-price="${priceId}"]`);
  return {
    panel,
    priceIds: (kind) =>
      page
        .locator(`button[data-price$=".${kind}"]:not([data-locked])`)
        .evaluateAll((cells) => cells.map((held) => (held as HTMLElement).dataset['price'] ?? '')),
    pick: async (priceId) => cell(priceId).click(),
    isPicked: (priceId) => page.locator(`button[data-price="${priceId}"][aria-pressed="true"]`),
    mode: async (mode) => {
      await panel.getByText(s[mode], { exact: true }).click();
      await expect(panel.getByRole('radio', { name: s[mode], exact: true })).toBeChecked();
    },
    cards: () => panel.getByRole('article'),
    confirm: () => panel.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥`) }),
  };
}
