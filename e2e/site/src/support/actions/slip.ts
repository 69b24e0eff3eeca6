import { expect, type Locator, type Page } from '@playwright/test';
import { getSlipPanel } from './bets.ts';
import type { SlipTexts } from '../texts/slipTexts.ts';
import type { Texts } from '../texts/texts.ts';

/** Page object of the bet slip. */
export interface SlipPage {
  readonly panel: Locator;
  /** Returns the ids of open prices of the board that end with a play and side: `R.0.H`. */
  readonly priceIds: (kind: string) => Promise<string[]>;
  readonly select: (priceId: string) => Promise<void>;
  readonly selectedPrice: (priceId: string) => Locator;
  readonly mode: (mode: 'single' | 'multiple' | 'series') => Promise<void>;
  readonly cards: () => Locator;
  readonly confirm: () => Locator;
}

export function createSlipPage(page: Page, t: Texts, s: SlipTexts): SlipPage {
  const panel = getSlipPanel(page, t);
  const cell = (priceId: string) => page.locator(`button[data-price="${priceId}"]`);
  return {
    panel,
    priceIds: (kind) =>
      page
        .locator(`button[data-price$=".${kind}"]:not([data-locked])`)
        .evaluateAll((cells) => cells.map((held) => (held as HTMLElement).dataset['price'] ?? '')),
    select: async (priceId) => cell(priceId).click(),
    selectedPrice: (priceId) => page.locator(`button[data-price="${priceId}"][aria-pressed="true"]`),
    mode: async (mode) => {
      await panel.getByText(s[mode], { exact: true }).click();
      await expect(panel.getByRole('radio', { name: s[mode], exact: true })).toBeChecked();
    },
    cards: () => panel.getByRole('article'),
    confirm: () => panel.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥`) }),
  };
}
