import { betOnGoals, createBoundMember, endMatch, expectPaid, openCard } from '../support/actions/activities.ts';
import { activityTexts } from '../support/texts/activityTexts.ts';
import { createFrame } from '../support/actions/frame.ts';
import { createPlayer } from '../support/actions/player.ts';
import { expect, test, type Stack } from '../support/fixtures/test.ts';
import { texts } from '../support/texts/texts.ts';

/** Enough for a rank, which needs 1,000.00, and for the first step of the daily betting gift. */
const STAKE = '1050';

const createRace = async (stack: Stack) =>
  ((await stack.console('activities', { kind: 'racePage', rivals: 3 })) as { activityId: string }).activityId;

/** Advances the clock of the platform by days. */
const skipDays = (stack: Stack, activityId: string, to: number) =>
  stack.console(`activities/${activityId}/fastForward`, { to });

/** Counts the days up to the next week, which begins on Monday in UTC+8. */
function countDaysToMonday(): number {
  const day = new Date(Date.now() + 8 * 3_600_000).getUTCDay();
  return (8 - day) % 7 || 7;
}

test.describe('activities: race', () => {
  test.afterEach(async ({ stack }) => {
    await stack.console('trouble', undefined, 'DELETE');
    await stack.console('clock', { isPaused: false });
    expect(await stack.console('audit')).toMatchObject({ ok: true });
  });

  test(
    'ACT-01 S3 a race leads from a bet to a rank, and after its end to the prize, the record and the letter; unclaimed rewards expire',
    { tag: '@full' },
    async ({ page, brand, stack, openAsMember }) => {
      const [a, t] = [activityTexts[brand], texts[brand]];
      const member = await createBoundMember(stack, '5000.00');
      const player = createPlayer(page, t);
      const [paid, missed] = [await createRace(stack), await createRace(stack)];
      const path = `/activity/racePage/${paid}`;

      await player.enterVenue(member);
      await endMatch(stack, await betOnGoals(page, brand, { stack, member, stake: STAKE }), 'lost');

      await test.step('the member has a rank with its prize while the race runs', async () => {
        await openCard(page, path);
        await expect(page.getByTestId('race-live-rank')).toHaveText('1');
        const own = page.getByRole('table', { name: a.liveRace }).getByRole('row').filter({ hasText: a.me });
        await expect(own).toContainText('¥1,050.00');
        await expect(own).toContainText('¥1,888.00');
        await expect(page.getByRole('button', { name: a.claim, exact: true })).toHaveCount(0);
      });

      await test.step('the console ends the race, and the page keeps the last ranking', async () => {
        await stack.console(`activities/${paid}/end`, {});
        await page.reload();
        await expect(page.getByRole('table', { name: a.lastRace })).toContainText(a.me);
        await expect(page.getByRole('button', { name: a.claim, exact: true })).toHaveCount(0);
      });

      await test.step('6012 a reward of the day is refused after midnight', async () => {
        await page.goto('/activity/bettingGift/1010');
        const step = page.getByTestId('reward-tier1');
        await expect(step.getByRole('button')).toBeEnabled();
        await skipDays(stack, paid, 1);
        await step.getByRole('button').click();
        await expect(page.getByRole('alert')).toContainText(a.needTurnover);
        await expect(step.getByRole('button')).toHaveCount(0);
        await expect(page.getByTestId('claim-record')).toHaveCount(0);
      });

      await test.step('the prize is paid in the following week', async () => {
        await player.logOut();
        await skipDays(stack, paid, Math.max(1, countDaysToMonday() - 1));
        await openAsMember('/activity/discount?state=ended', member);
        await expect(page.getByRole('article').filter({ hasText: a.claimablePrize })).toHaveCount(1);
        await openCard(page, path, 'ended');
        const claim = page.getByRole('button', { name: a.claim, exact: true });
        expect(await expectPaid(page, { stack, member }, () => claim.click())).toBe(1888);
        await expect(claim).toHaveCount(0);
        await expect(page.getByRole('table', { name: a.raceHistory })).toContainText(a.claimed);
        await page.goto('/mine/giftRecord');
        await expect(page.getByRole('table')).toContainText('1,888.00');
        await page.goto('/mine/message?type=activity');
        await expect(createFrame(page, t).main()).toContainText(a.giftLetter);
      });

      await test.step('a prize that was not claimed expires after that week', async () => {
        await player.logOut();
        await skipDays(stack, missed, 7);
        await page.goto(`/activity/racePage/${missed}`);
        await player.logIn(member);
        await expect(page.getByRole('table', { name: a.raceHistory })).toContainText(a.expired);
        await expect(page.getByRole('button', { name: a.claim, exact: true })).toHaveCount(0);
      });
    },
  );
});
