import {
  betOnGoals,
  createBoundMember,
  endMatch,
  expectPaid,
  openCard,
  takePicture,
} from '../support/actions/activities.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { listFindings } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Turnover after joining the landing page: enough for a landing step and a betting gift. */
const STAKE = '1050';

test.describe('activities: claims and locks', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('clock', { isPaused: false });
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'NAV-05 ACT-01 seven kinds lead from their card to the money in the wallet, the record and the letter',
    { tag: '@full' },
    async ({ page, brand, stack }) => {
      const [a, t, w] = [activityTexts[brand], texts[brand], walletTexts[brand]];
      const member = await createBoundMember(stack, '5000.00');
      const player = createPlayer(page, t);
      await player.enterVenue(member);
      let paid = 0;

      const claim = async (path: string, press: () => Promise<void>) => {
        await openCard(page, path);
        if ((await expectPaid(page, { stack, member }, press)) > 0) paid += 1;
      };
      const claimStep = (id: string) => page.getByTestId(`reward-${id}`).getByRole('button').click();
      const claimMain = () => page.getByRole('button', { name: a.claim, exact: true }).click();

      // The landing page counts turnover since joining.
      await page.goto('/activity/activityLandPage/1009');
      await page.getByRole('button', { name: a.join }).click();
      await expect(page.getByRole('button', { name: a.join })).toHaveCount(0);
      await endMatch(stack, await betOnGoals(page, brand, { stack, member, stake: STAKE }), 'lost');
      await stack.console('clock', { isPaused: false });

      await claim('/activity/activityLandPage/1009', () => claimStep('step1'));
      await claim('/activity/bettingGift/1010', () => claimStep('tier1'));
      await claim('/activity/newTask/1004', () => claimStep('phone'));
      await claim('/activity/signGift/1006', () => page.getByRole('button', { name: a.signIn }).click());
      await claim('/activity/drawGift/1007', () => page.getByRole('button', { name: a.draw }).click());
      for (const path of ['/activity/firstDeposit/1002', '/activity/againDeposit/1003']) {
        const orderNo = await orderDeposit(page, w, { method: w.bankWay, amount: '1000' });
        await stack.console(`deposits/${orderNo}/pay`, {});
        await stack.console(`deposits/${orderNo}/confirm`, {});
        await claim(path, claimMain);
      }

      await page.goto('/mine/giftRecord');
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(paid + 1);
      await page.goto('/mine/message?type=activity');
      await expect(createFrame(page, t).main()).toContainText(a.giftLetter);
    },
  );

  test('ERR-07 a transfer out of a locked venue names the activity that locks it and leads to its page', async ({
    page,
    brand,
    member,
    stack,
    openAsMember,
  }) => {
    const [a, w] = [activityTexts[brand], walletTexts[brand]];
    const dialog = page.getByRole('dialog');
    await openAsMember('/mine/transfermoney?venue=BGDZ');
    const move = async (amount: string) => {
      await page.getByLabel(w.amount, { exact: true }).fill(amount);
      await page.getByRole('button', { name: w.transfer, exact: true }).click();
    };
    await move('100');
    await expect(page.getByTestId('balance-venues')).toHaveText('¥100.00');
    const lock = { channelCode: 'BGDZ', required: '500.00', done: '120.00', activityId: '1002' };
    await stack.console(`members/${member}/turnover`, lock);
    await page.getByText(a.transferOut, { exact: true }).click();
    await move('50');
    await expect(dialog.getByTestId('turnover-locks')).toContainText('¥380.00');
    expect(await listFindings(page)).toEqual([]);
    await takePicture(page, `${brand}-turnover-lock`);
    await dialog.getByRole('link', { name: a.lockCause }).click();
    await expect(page).toHaveURL(/\/activity\/firstDeposit\/1002/);
    await expect(dialog).toHaveCount(0);
  });
});
