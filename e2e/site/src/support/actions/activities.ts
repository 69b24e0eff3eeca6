import { expect, type Locator } from '@playwright/test';
import { placeBet, readWallet, type Bettor, type SandboxBet } from './bets.ts';
import { createPlayer } from './player.ts';
import { createSlipPage } from './slip.ts';
import { slipTexts } from '../texts/slipTexts.ts';
import type { BrandId, Page, Stack } from '../fixtures/test.ts';
import { texts } from '../texts/texts.ts';

let phones = 0;

/** Creates a member with a phone number of its own and a real name, as all activities require. */
export async function createBoundMember(stack: Stack, money: string): Promise<string> {
  const name = `a${Math.random().toString(36).slice(2, 9)}1`;
  const phone = `138${String(Date.now() % 1_000_000).padStart(6, '0')}${String(++phones).padStart(2, '0')}`;
  await stack.console('members', { name, money, phone, realName: '陈测试' });
  return name;
}

/** Opens the page of an activity by its card in the list. */
export async function openCard(page: Page, path: string, state: 'running' | 'ended' = 'running'): Promise<void> {
  await page.goto(`/activity/discount?state=${state}`);
  await page.locator(`article a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
}

/** Takes a screenshot if a folder for pictures is set. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['ACTIVITY_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Newest reward in the record of an activity's page. */
export const getNewestClaim = (page: Page): Locator => page.getByTestId('claim-record').getByRole('listitem').first();

/** Parses the first amount of a text: `奖励 +¥1,888.00` has 1888. */
export const parseAmount = (text: string | null): number =>
  Number((/\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0] ?? 'NaN').replaceAll(',', ''));

/**
 * Claims and checks that the centre wallet rose by the amount of the record.
 *
 * @returns the amount
 */
export async function expectPaid(page: Page, { stack, member }: Bettor, claim: () => Promise<void>): Promise<number> {
  const before = Number(await readWallet(stack, member));
  await claim();
  await expect(getNewestClaim(page), page.url()).toBeVisible({ timeout: 20_000 });
  const amount = parseAmount(await getNewestClaim(page).locator('strong').textContent());
  expect(Number(await readWallet(stack, member)), page.url()).toBeCloseTo(before + amount, 2);
  return amount;
}

/** Result of a match for a bet on many goals. */
const results = {
  won: { home: 9, away: 9, halfHome: 4, halfAway: 4 },
  lost: { home: 0, away: 0, halfHome: 0, halfAway: 0 },
};

/** Ends a match so that a bet on many goals is won or lost. */
export const endMatch = ({ console }: Stack, { gameId }: SandboxBet, result: keyof typeof results) =>
  console(`matches/${gameId}/end`, results[result]);

/** Bets on many goals in a match of today. The clock of the matches is paused, so that the price stays. */
export async function betOnGoals(
  page: Page,
  brand: BrandId,
  { stake, ...bettor }: Bettor & { readonly stake: string },
): Promise<SandboxBet> {
  const t = texts[brand];
  const player = createPlayer(page, t);
  const slip = createSlipPage(page, t, slipTexts[brand]);
  await bettor.stack.console('clock', { isPaused: true });
  await player.openVenue();
  await player.showToday();
  const [priceId = ''] = await slip.priceIds('OU.0.O');
  await slip.select(priceId);
  await player.stake(stake);
  return placeBet(page, t, bettor);
}
