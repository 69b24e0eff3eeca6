import { getSlipPanel, listBets, placeBet, readWallet } from '../support/actions/bets.ts';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type BrandId, type Page } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Midnight in UTC+8 is 16:00 UTC. */
const MIDNIGHT_UTC_MS = 16 * 3_600_000;

/** Returns the milliseconds from now until ten minutes before the next midnight in UTC+8. */
const countMsToEvening = (now: number): number => (MIDNIGHT_UTC_MS - 10 * MINUTE_MS - (now % DAY_MS) + DAY_MS) % DAY_MS;

/** Cap of a football match, 1.5 million USD, at the lowest rate of 0.01. */
const CAP = 15_000;

/** Logs in at the venue and returns the slip with prices of two matches. */
async function openSlip(page: Page, brand: BrandId, member: string) {
  const [t, s] = [texts[brand], slipTexts[brand]];
  const player = createPlayer(page, t);
  const slip = createSlipPage(page, t, s);
  await player.enterVenue(member);
  await player.showToday();
  const [first = '', second = ''] = await slip.priceIds('R.0.H');
  return { t, s, player, slip, first, second };
}

test.describe('daily payout cap', () => {
  // Days begin at midnight in UTC+8, wherever the player is (ruling S3).
  test.use({ timezoneId: 'America/New_York' });
  test.describe.configure({ timeout: 120_000 });
  test.beforeEach(async ({ stack }) => {
    await stack.console('clock', { isPaused: true });
    await stack.console('settings', { usdRate: '0.01' });
    await stack.console('trouble', { clockOffsetMs: countMsToEvening(Date.now()) });
  });
  test.afterEach(async ({ stack }) => {
    await stack.console('trouble', undefined, 'DELETE');
    await stack.console('settings', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
  });

  test(
    'SLP-12 S3 a bet above the rest of the cap is refused with the rest, and accepted after midnight in UTC+8',
    { tag: '@full' },
    async ({ page, brand, member, stack }) => {
      await stack.console(`members/${member}/money`, { setTo: '50000.00' });
      const { t, s, player, slip, first, second } = await openSlip(page, brand, member);
      await slip.select(first);
      await player.stake('10000');
      const { winAmount } = await placeBet(page, t, { stack, member });
      await slip.panel.getByRole('button', { name: s.goOn }).click();

      await slip.select(second);
      await player.stake('10000');
      await slip.confirm().click();
      const panel = getSlipPanel(page, t);
      await expect(panel).toContainText(s.aboveDailyCap, { timeout: 20_000 });
      const rest = /¥([\d,.]+)/.exec((await panel.getByText(s.aboveDailyCap).textContent()) ?? '')?.[1] ?? '';
      expect(Number(rest.replaceAll(',', '').replace(/\.$/, ''))).toBeCloseTo(CAP - Number(winAmount), 2);
      expect(await readWallet(stack, member)).toBe('40000.00');
      expect((await listBets(stack, member)).map(({ status }) => status)).not.toContain('pending');

      await stack.console('trouble', { clockOffsetMs: countMsToEvening(Date.now()) + 20 * MINUTE_MS });
      await placeBet(page, t, { stack, member });
      expect(await readWallet(stack, member)).toBe('30000.00');
      expect(await stack.console('audit')).toEqual({ ok: true });
    },
  );
});
