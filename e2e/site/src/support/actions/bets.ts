import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from '../fixtures/test.ts';
import type { Texts } from '../texts/texts.ts';

/** Bet in the list of the sandbox's console. */
export interface SandboxBet {
  readonly betId: string;
  readonly ticketId: string;
  readonly requestId: string;
  readonly gameId: string;
  readonly status: 'pending' | 'open' | 'settled' | 'rejected';
  readonly stake: string;
  readonly price: string;
  readonly winAmount: string;
  readonly resultCode?: string;
  readonly net?: string;
}

/** Lists a member's bets on the platform, newest first. */
export function listBets(stack: Stack, member: string): Promise<SandboxBet[]> {
  return stack.console(`bets?member=${member}`) as Promise<SandboxBet[]>;
}

/** Reads a member's centre wallet on the platform, such as `10000.00`. */
export async function readWallet(stack: Stack, member: string): Promise<string> {
  const account = (await stack.console(`members/${member}`)) as { wallet: string };
  return account.wallet;
}

/** Lists a member's bets except rejected ones. */
async function listAcceptedBets(stack: Stack, member: string): Promise<SandboxBet[]> {
  return (await listBets(stack, member)).filter(({ status }) => status !== 'rejected');
}

/** Returns the slip in the dock. */
export function getSlipPanel(page: Page, t: Texts): Locator {
  return page.getByRole('tabpanel', { name: t.slip });
}

/** Member who bets, and the platform. */
export interface Bettor {
  readonly stack: Stack;
  readonly member: string;
}

/** Confirms the slip, waits until the bet is shown as accepted, and returns the bet of the platform. */
export async function placeBet(page: Page, t: Texts, { stack, member }: Bettor): Promise<SandboxBet> {
  const before = await listAcceptedBets(stack, member);
  await confirmUntilAccepted(page, t);
  await expect(getSlipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
  const bets = await listAcceptedBets(stack, member);
  expect(bets.length).toBe(before.length + 1);
  const [bet] = bets;
  if (!bet) throw new Error('placeBet: the platform has no bet.');
  return bet;
}

/** Confirms the slip. If the price moves before the response, it accepts the new price and confirms again. */
async function confirmUntilAccepted(page: Page, t: Texts): Promise<void> {
  const confirm = page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥`) });
  const accept = page.getByRole('button', { name: new RegExp(`^${t.accept}`) });
  const taken = getSlipPanel(page, t).getByText(t.accepted, { exact: true });
  const deadline = Date.now() + 40_000;
  while (Date.now() < deadline) {
    await expect(confirm.or(accept).or(taken).first()).toBeVisible({ timeout: 20_000 });
    if (await taken.isVisible()) return;
    if (await accept.isVisible()) await accept.click();
    else if (await confirm.isEnabled()) await confirm.click();
    await page.waitForTimeout(250);
  }
}
