import { createBoundMember, takePicture } from '../support/actions/activities.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { orderDeposit } from '../support/actions/orderDeposit.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';
import { walletTexts } from '../support/texts/walletTexts.ts';

const ZONES = ['America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati'] as const;
const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;
/** UTC+8. */
const ZONE_MS = 8 * 3_600_000;

/** Counts the milliseconds up to the next midnight in UTC+8. */
const countMsToMidnight = (): number => DAY_MS - ((Date.now() + ZONE_MS) % DAY_MS);

/** Formats the day in UTC+8 after a number of milliseconds. */
const formatChinaDay = (ms: number): string => new Date(Date.now() + ms + ZONE_MS).toISOString().slice(0, 10);

test.describe('activities: money', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('trouble', undefined, 'DELETE');
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test('ACT-01 WAL-05 WAL-09 a first deposit pays its bonus, whose turnover is the one of the withdrawal page', async ({
    page,
    brand,
    stack,
  }) => {
    const [a, w] = [activityTexts[brand], walletTexts[brand]];
    const name = await createBoundMember(stack, '0.00');
    await page.goto('/');
    const player = createPlayer(page, texts[brand]);
    await player.logIn(name);
    const orderNo = await orderDeposit(page, w, { method: w.bankWay, amount: '1000' });
    await stack.console(`deposits/${orderNo}/pay`, {});
    await stack.console(`deposits/${orderNo}/confirm`, {});
    await page.goto('/activity/firstDeposit/1002');
    await page.getByRole('button', { name: a.claim, exact: true }).click();
    await expect(page.getByTestId('claim-record').getByRole('listitem')).toHaveCount(1);
    const bonus = page.getByTestId('bonus-turnover');
    await expect(bonus.getByRole('listitem')).toHaveCount(1);
    await takePicture(page, `${brand}-first-deposit-claimed`);
    await page.goto('/mine/takemoney');
    const link = page.getByRole('link', { name: a.turnoverDetails });
    const required = /[¥\d,.]+/.exec((await page.getByText(a.turnoverLeft).first().textContent()) ?? '')?.[0] ?? '-';
    await link.click();
    await expect(page).toHaveURL(/\/mine\/welfare#turnover/);
    await expect(page.getByTestId('turnover-remaining')).toHaveText(required);
    await expect(page.getByTestId('turnover').getByRole('listitem').filter({ hasText: a.firstTitle })).toHaveCount(1);
    await takePicture(page, `${brand}-welfare-turnover`);
  });

  test('ACT-01 a member joins a landing page, reads what quitting gives up, quits and is paid nothing', async ({
    page,
    brand,
    stack,
  }) => {
    const a = activityTexts[brand];
    await page.goto('/activity/activityLandPage/1009');
    await createPlayer(page, texts[brand]).logIn(await createBoundMember(stack, '100.00'));
    await page.getByRole('button', { name: a.join }).click();
    await page.getByRole('button', { name: a.askToQuit }).click();
    await expect(page.getByTestId('quit-terms').getByRole('listitem')).toHaveCount(3);
    await takePicture(page, `${brand}-quit`);
    await page.getByRole('button', { name: a.confirmQuit }).click();
    await expect(page.getByText(a.hasQuit)).toBeVisible();
    await expect(page.getByRole('button', { name: a.join })).toHaveCount(0);
  });

  test('ACT-01 ERR-04 a page names the missing phone or real name, with a link that resolves it', async ({
    page,
    brand,
    stack,
    openAsMember,
  }) => {
    const a = activityTexts[brand];
    await openAsMember('/activity/firstDeposit/1002');
    await expect(page.getByRole('link', { name: a.bindPhone })).toHaveAttribute('href', '/mine/auth#phone');
    const name = `n${Math.random().toString(36).slice(2, 9)}1`;
    await stack.console('members', { name, money: '0.00', phone: `137${String(Date.now()).slice(-8)}` });
    await createPlayer(page, texts[brand]).logOut();
    await openAsMember('/activity/firstDeposit/1002', name);
    await expect(page.getByRole('link', { name: a.addRealName })).toBeVisible();
    await expect(page.getByRole('button', { name: a.claim, exact: true })).toHaveCount(0);
  });

  test('ACT-01 a draw is checked in the browser once its seed is revealed', async ({ page, brand, openAsMember }) => {
    const a = activityTexts[brand];
    await openAsMember('/activity/drawGift/1007');
    const hash = await page.getByTestId('seed-hash').textContent();
    await page.getByRole('button', { name: a.draw }).click();
    await expect(page.getByText(a.drawResult)).toBeVisible();
    await page.getByLabel(a.newSeed).fill('lucky-8');
    await page.getByRole('button', { name: a.rotate }).click();
    await expect(page.getByTestId('seed-hash')).not.toHaveText(hash ?? '');
    await page.getByRole('button', { name: a.check, exact: true }).click();
    await expect(page.getByText(a.isRight)).toBeVisible();
    await takePicture(page, `${brand}-draw-checked`);
  });

  test(
    'ACT-01 a race shows its ranking of this week, and a claim after the end of an activity is refused',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const a = activityTexts[brand];
      await openAsMember('/activity/racePage/1008');
      await expect(page.getByRole('table', { name: a.liveRace }).getByRole('row')).not.toHaveCount(0);
      await expect(page.getByTestId('race-live-rank')).toBeVisible();
      await takePicture(page, `${brand}-race`);
      const { activityId } = (await stack.console('activities', { kind: 'signGift' })) as { activityId: string };
      await page.goto(`/activity/signGift/${activityId}`);
      const sign = page.getByRole('button', { name: a.signIn });
      await expect(sign).toBeEnabled();
      await stack.console(`activities/${activityId}/end`, {});
      await sign.click();
      await expect(page.getByRole('alert')).toContainText(a.ended);
      await expect(createPlayer(page, texts[brand]).balance()).toContainText('10,000.00');
    },
  );

  test(
    'S3 ACT-01 sign-in and draw begin a new day at midnight in UTC+8 for players in three other time zones',
    { tag: '@full' },
    async ({ browser, brand, siteUrl, stack }) => {
      const a = activityTexts[brand];
      for (const timezoneId of ZONES) {
        const member = await createBoundMember(stack, '100.00');
        const context = await browser.newContext({ timezoneId, baseURL: siteUrl });
        const page = await context.newPage();
        const today = page.locator('[aria-current="date"][data-testid]');
        const claims = page.getByTestId('claim-record').getByRole('listitem');
        const sign = page.getByRole('button', { name: a.signIn });
        const draw = page.getByRole('button', { name: a.draw });
        await stack.console('trouble', { clockOffsetMs: countMsToMidnight() - TEN_MINUTES_MS });
        await page.goto('/activity/signGift/1006');
        await createPlayer(page, texts[brand]).logIn(member);
        const former = await today.getAttribute('data-testid');
        expect(former, timezoneId).toBe(`day-${formatChinaDay(countMsToMidnight() - TEN_MINUTES_MS)}`);
        await sign.click();
        await expect(claims).toHaveCount(1);
        await page.goto('/activity/drawGift/1007');
        await draw.click();
        await expect(claims).toHaveCount(1);
        await expect(draw).toBeDisabled();

        await stack.console('trouble', { clockOffsetMs: countMsToMidnight() + TEN_MINUTES_MS });
        await page.reload();
        await draw.click();
        await expect(claims, timezoneId).toHaveCount(2);
        await page.goto('/activity/signGift/1006');
        await expect(today).toHaveAttribute(
          'data-testid',
          `day-${formatChinaDay(countMsToMidnight() + TEN_MINUTES_MS)}`,
        );
        await sign.click();
        await expect(claims, timezoneId).toHaveCount(2);
        if (timezoneId === ZONES[0]) await takePicture(page, `${brand}-sign-month`);
        await context.close();
      }
    },
  );
});
