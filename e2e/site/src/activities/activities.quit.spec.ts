import {
  betOnGoals,
  createBoundMember,
  endMatch,
  expectPaid,
  parseAmount,
  takePicture,
} from '../support/actions/activities.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { readWallet, listBets } from '../support/actions/bets.ts';
import { createFrame } from '../support/actions/frame.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const PAGE = '/activity/firstDeposit/1002';
const STAKE = 2_000;
/** Cents of an amount, rounded half up. */
const toCents = (amount: number): number => Math.round(amount * 100 + 1e-6);

/** Winnings of a bet with a bonus: the part of its result that counts for the bonus, after the turnover for the deposit. */
function computeBonusWinnings(net: number, deposit: number): number {
  const counted = Math.min(net, STAKE);
  return toCents((net * (counted - deposit)) / counted) / 100;
}

test.describe('activities: quitting', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('clock', { isPaused: false });
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    '§1 ACT-01 quitting states what it takes back, waits for open bets, and takes bonus and winnings back once',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [a, t, w] = [activityTexts[brand], texts[brand], walletTexts[brand]];
      const member = await createBoundMember(stack, '2000.00');
      await createPlayer(page, t).enterVenue(member);
      const orderNo = await orderDeposit(page, w, { method: w.bankWay, amount: '1000' });
      // A bank transfer has cents of its own, by which the platform recognises it.
      const deposit = parseAmount(await page.getByTestId('pay-amount').textContent());
      // They do not lower the bonus of 50 %.
      const bonus = 500;
      for (const command of ['pay', 'confirm']) await stack.console(`deposits/${orderNo}/${command}`, {});
      await page.goto(PAGE);
      const claim = page.getByRole('button', { name: a.claim, exact: true });
      expect(await expectPaid(page, { stack, member }, () => claim.click())).toBe(bonus);

      const bet = await betOnGoals(page, brand, { stack, member, stake: String(STAKE) });
      await page.goto(PAGE);
      await page.getByRole('button', { name: a.askToQuit }).click();
      await page.getByRole('button', { name: a.confirmQuit }).click();
      await expect(page.getByRole('alert').filter({ hasText: a.openBets })).toBeVisible();
      await page.getByRole('button', { name: a.stay }).click();

      await endMatch(stack, bet, 'won');
      await page.reload();
      await page.getByRole('button', { name: a.askToQuit }).click();
      const [settled] = await listBets(stack, member);
      const due = bonus + computeBonusWinnings(Number(settled?.net), deposit);
      const terms = page.getByTestId('quit-terms').getByRole('listitem');
      const total = terms.filter({ hasText: a.takenBackTotal });
      expect(parseAmount(await total.textContent())).toBeCloseTo(due, 2);
      await takePicture(page, `${brand}-quit-bonus`);

      const before = Number(await readWallet(stack, member));
      await page.getByRole('button', { name: a.confirmQuit }).click();
      await expect(page.getByText(a.takenBack)).toContainText(due.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ','));
      expect(Number(await readWallet(stack, member))).toBeCloseTo(before - due, 2);
      await expect(page.getByRole('button', { name: a.askToQuit })).toHaveCount(0);
      await expect(claim).toHaveCount(0);
      await page.goto('/mine/message?type=activity');
      await expect(createFrame(page, t).main()).toContainText(a.quitLetter);
      // The rest of the required turnover is cancelled.
      await page.goto('/mine/welfare');
      await expect(page.getByTestId('turnover-remaining')).toHaveText('¥0.00');
    },
  );
});
