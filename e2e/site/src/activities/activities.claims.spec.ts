import { activityTexts } from '../support/texts/activityTexts.ts';
import { placeBet } from '../support/actions/bets.ts';
import { listFindings } from '../support/checks/findings.ts';
import { createFrame } from '../support/actions/frame.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { createPlayer } from '../support/actions/player.ts';
import { createSlipPage } from '../support/actions/slip.ts';
import { slipTexts } from '../support/texts/slipTexts.ts';
import { expect, test, type Page, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

/** Turnover after joining the landing page: enough for a landing step and a betting gift. */
const STAKE = '1050';

let phones = 0;
const createName = () => `c${Math.random().toString(36).slice(2, 9)}1`;
const createPhone = () =>
  `135${String(Date.now() % 1_000_000).padStart(6, '0')}${String((phones += 1)).padStart(2, '0')}`;

const readWallet = async (stack: Stack, member: string): Promise<number> =>
  Number(((await stack.console(`members/${member}`)) as { wallet: string }).wallet);

/** Opens the page of an activity by its card in the list. */
async function openCard(page: Page, path: string): Promise<void> {
  await page.goto('/activity/discount');
  await page.locator(`article a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
}

const shot = async (page: Page, name: string) => {
  const folder = process.env['ACTIVITY_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test.describe('activities: claims and locks', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('clock', { isPaused: false });
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('NAV-05 ACT-01 seven kinds lead from their card to the money in the wallet, the record and the letter', async ({
    page,
    brand,
    stack,
  }) => {
    test.setTimeout(240_000);
    const [a, t, w] = [activityTexts[brand], texts[brand], walletTexts[brand]];
    const member = createName();
    await stack.console('members', { name: member, money: '5000.00', phone: createPhone(), realName: '陈测试' });
    const player = createPlayer(page, t);
    await player.enterVenue(member);
    let paid = 0;

    /** Claims on the page of an activity and checks that the wallet has the amount of the record. */
    const claim = async (path: string, press: () => Promise<void>) => {
      await openCard(page, path);
      const before = await readWallet(stack, member);
      await press();
      const row = page.getByTestId('claim-record').getByRole('listitem').first();
      await expect(row, path).toBeVisible({ timeout: 20_000 });
      const amount = Number((await row.locator('strong').textContent())?.replace(/[^\d.]/g, ''));
      expect(await readWallet(stack, member), path).toBeCloseTo(before + amount, 2);
      if (amount > 0) paid += 1;
    };
    const claimStep = (id: string) => page.getByTestId(`reward-${id}`).getByRole('button').click();
    const claimMain = () => page.getByRole('button', { name: a.claim, exact: true }).click();

    // The landing page counts turnover since joining.
    await page.goto('/activity/activityLandPage/1009');
    await page.getByRole('button', { name: a.join }).click();
    await expect(page.getByRole('button', { name: a.join })).toHaveCount(0);
    await stack.console('clock', { isPaused: true });
    await player.openVenue();
    await player.showToday();
    const [priceId = ''] = await createSlipPage(page, t, slipTexts[brand]).priceIds('OU.0.O');
    await page.locator(`button[data-price="${priceId}"]`).click();
    await player.stake(STAKE);
    const bet = await placeBet(page, t, { stack, member });
    await stack.console(`matches/${bet.gameId}/end`, { home: 0, away: 0, halfHome: 0, halfAway: 0 });
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
  });

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
    await shot(page, `${brand}-turnover-lock`);
    await dialog.getByRole('link', { name: a.lockCause }).click();
    await expect(page).toHaveURL(/\/activity\/firstDeposit\/1002/);
    await expect(dialog).toHaveCount(0);
  });
});
