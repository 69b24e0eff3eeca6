import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from './test.ts';
import type { Texts } from './texts.ts';

/** A bet as the sandbox's console lists it. */
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

/** A member's bets, newest first, as the platform's books have them. */
export function listBets(stack: Stack, member: string): Promise<SandboxBet[]> {
  return stack.console(`bets?member=${member}`) as Promise<SandboxBet[]>;
}

/** A member's centre wallet, as the platform's books have it, such as `10000.00`. */
export async function readWallet(stack: Stack, member: string): Promise<string> {
  const account = (await stack.console(`members/${member}`)) as { wallet: string };
  return account.wallet;
}

/** Bets the platform took; one it refused for a moved price is not a bet. */
async function listAcceptedBets(stack: Stack, member: string): Promise<SandboxBet[]> {
  return (await listBets(stack, member)).filter(({ status }) => status !== 'rejected');
}

/** The slip in the dock. */
export function slipPanel(page: Page, t: Texts): Locator {
  return page.getByRole('tabpanel', { name: t.slip });
}

/** Member who bets, and the platform. */
export interface Bettor {
  readonly stack: Stack;
  readonly member: string;
}

/** Confirms the slip and waits until the player reads that the bet was taken; answers it as the platform holds it. */
export async function placeBet(page: Page, t: Texts, { stack, member }: Bettor): Promise<SandboxBet> {
  const before = await listAcceptedBets(stack, member);
  await confirmUntilAccepted(page, t);
  await expect(slipPanel(page, t).getByText(t.accepted, { exact: true })).toBeVisible({ timeout: 20_000 });
  const bets = await listAcceptedBets(stack, member);
  expect(bets.length).toBe(before.length + 1);
  const [bet] = bets;
  if (!bet) throw new Error('The platform has no bet.');
  return bet;
}

/** A live price may move between the click and the answer; then the slip asks, and the player takes the new price. */
async function confirmUntilAccepted(page: Page, t: Texts): Promise<void> {
  const confirm = page.getByRole('button', { name: new RegExp(`^${t.confirmBet} ¥`) });
  const accept = page.getByRole('button', { name: new RegExp(`^(${t.acceptPrice}|${t.acceptLine})`) });
  const taken = slipPanel(page, t).getByText(t.accepted, { exact: true });
  const deadline = Date.now() + 40_000;
  while (Date.now() < deadline) {
    await expect(confirm.or(accept).or(taken).first()).toBeVisible({ timeout: 20_000 });
    if (await taken.isVisible()) return;
    if (await accept.isVisible()) await accept.click();
    else if (await confirm.isEnabled()) await confirm.click();
    await page.waitForTimeout(250);
  }
}
