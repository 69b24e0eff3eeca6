import { createBoundMember, expectPaid, openCard, takePicture } from '../support/actions/activities.ts';
import { createFrame } from '../support/actions/frame.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { listFindings } from '../support/checks/findings.ts';
import { expectNoLayoutShift } from '../support/checks/expectNoLayoutShift.ts';
import { createPlayer } from '../support/actions/player.ts';
import { setEdition } from '../support/actions/setEdition.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

const PAGES = [
  '/activity/discount',
  '/activity/firstDeposit/1002',
  '/activity/againDeposit/1003',
  '/activity/newTask/1004',
  '/activity/signGift/1006',
  '/activity/drawGift/1007',
  '/activity/racePage/1008',
  '/activity/activityLandPage/1009',
  '/activity/bettingGift/1010',
];

test.describe('activities', () => {
  // Lost responses of the console's faults.
  test.use({ allowedErrors: { patterns: [/status of 502/] } });
  test.afterEach(async ({ stack }) => {
    await stack.console('faults', undefined, 'DELETE');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('NAV-05 ACT-01 sign-in, task and draw lead from their card to the money in the wallet, the record and the letter', async ({
    page,
    brand,
    stack,
  }) => {
    const [a, t] = [activityTexts[brand], texts[brand]];
    const member = await createBoundMember(stack, '10000.00');
    const [player, bettor] = [createPlayer(page, t), { stack, member }];
    await page.goto('/activity/discount');
    const card = page.getByRole('article').filter({ hasText: a.signTitle });
    await expect(card).toContainText(a.loginToJoin);
    await player.logIn(member);
    await expect(card).toContainText(a.claimable);
    await card.getByRole('link').click();
    await expectPaid(page, bettor, () => page.getByRole('button', { name: a.signIn }).click());
    await expect(page.getByTestId('claim-record')).toContainText('+¥1.00');
    await expect(page.getByRole('button', { name: a.signed })).toBeDisabled();
    await expect(player.balance()).toContainText('10,001.00');
    await openCard(page, '/activity/newTask/1004');
    await expectPaid(page, bettor, () => page.getByTestId('reward-phone').getByRole('button').click());
    await expect(player.balance()).toContainText('10,009.00');
    await openCard(page, '/activity/drawGift/1007');
    const won = await expectPaid(page, bettor, () => page.getByRole('button', { name: a.draw }).click());
    await page.goto('/mine/giftRecord');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(won > 0 ? 4 : 3);
    await page.goto('/mine/message?type=activity');
    await expect(createFrame(page, t).main()).toContainText(a.giftLetter);
  });

  test('ACT-01 W3 a lost response is confirmed under the same id, also after a reload, and paid once', async ({
    page,
    brand,
    member,
    stack,
  }) => {
    const a = activityTexts[brand];
    await page.goto('/activity/signGift/1006');
    const player = createPlayer(page, texts[brand]);
    await player.logIn(member);
    await stack.console('faults', { endpoint: 'promotion.joinActivity', kind: 'lostAnswer', count: 2 });
    await page.getByRole('button', { name: a.signIn }).click();
    await expect(page.getByText(a.unknown)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: a.signed })).toBeVisible();
    await expect(page.getByTestId('claim-record').getByRole('listitem')).toHaveCount(1);
    await expect(player.balance()).toContainText('10,001.00');
  });

  test('ACT-01 F-WAL-19 two tabs claim at once: the reward is paid once, and both tabs show it', async ({
    page,
    brand,
    member,
    context,
  }) => {
    const a = activityTexts[brand];
    await page.goto('/activity/signGift/1006');
    const player = createPlayer(page, texts[brand]);
    await player.logIn(member);
    const other = await context.newPage();
    await other.goto('/activity/signGift/1006');
    const claims = [page, other].map((tab) => tab.getByRole('button', { name: a.signIn }));
    for (const claim of claims) await expect(claim).toBeEnabled();
    // Clicks of the page itself: the pointer would wait, and the second tab could learn of the first claim before it.
    await Promise.all(claims.map((claim) => claim.evaluate((button: HTMLElement) => button.click())));
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: a.signed })).toBeVisible();
    await expect(player.balance()).toContainText('10,001.00');
  });

  test('ACT-01 the draw shows the odds, turns after the response and pays what it shows', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const a = activityTexts[brand];
    await openAsMember('/activity/drawGift/1007');
    await expect(page.getByRole('table', { name: a.odds })).toContainText('0.05%');
    await page.getByRole('button', { name: a.draw }).click();
    await expect(page.getByTestId('claim-record').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(a.drawResult)).toBeVisible();
    await expect(page.getByRole('button', { name: a.draw })).toBeDisabled();
    await takePicture(page, `${brand}-draw-done`);
  });

  test('WAL-09 the calculator of the first deposit opens the deposit page with its amount', async ({
    page,
    brand,
    openAsMember,
  }) => {
    const a = activityTexts[brand];
    await openAsMember('/activity/firstDeposit/1002');
    await page.getByLabel(a.depositAmount).fill('1000');
    await expect(page.getByTestId('calculator-bonus')).toHaveText('¥500.00');
    await page.getByRole('button', { name: a.depositThis }).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\?amount=1000/);
    await expect(page.getByLabel(a.depositAmount, { exact: true })).toHaveValue('1000');
  });

  test(
    'F-UI-01 QLT-02 no page has a serious finding in either edition, and nothing shifts while it loads',
    { tag: '@full' },
    async ({ page, brand, openAsMember }) => {
      await openAsMember('/');
      for (const path of PAGES) {
        await page.goto(path);
        await expect(createFrame(page, texts[brand]).title()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoLayoutShift(page, path);
        for (const edition of ['classic', 'professional'] as const) {
          await setEdition(page, edition);
          expect.soft(await listFindings(page), `${path}, ${edition}`).toEqual([]);
          for (const width of process.env['ACTIVITY_SHOTS'] ? [1_280, 1_920] : []) {
            await page.setViewportSize({ width, height: 1_000 });
            await takePicture(page, `${brand}${path.replaceAll('/', '-')}-${edition}-${width}`);
          }
        }
      }
    },
  );
});
