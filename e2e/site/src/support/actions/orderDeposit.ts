import { expect, type Page } from '@playwright/test';
import type { BrandId } from '../fixtures/test.ts';
import type { walletTexts } from '../texts/walletTexts.ts';

/** Payment method and amount of a deposit. */
export interface DepositDraft {
  readonly method: string;
  readonly amount: string;
}

/** Orders a deposit up to its wait screen, and returns the order number. */
export async function orderDeposit(
  page: Page,
  w: (typeof walletTexts)[BrandId],
  { method, amount }: DepositDraft,
): Promise<string> {
  await page.goto('/mine/savemoney');
  await page.getByRole('radio', { name: method }).check({ force: true });
  await page.getByLabel(w.depositAmount, { exact: true }).fill(amount);
  await page.getByRole('button', { name: w.next, exact: true }).click();
  await expect(page.getByTestId('pay-amount')).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}
