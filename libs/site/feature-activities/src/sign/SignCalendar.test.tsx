import { screen, within } from '@testing-library/react';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity } from '../testing/renderActivity.tsx';
import { createClaim, createProgress, createReward, renderPart } from '../testing/renderPart.tsx';
import { SignCalendar } from './SignCalendar.tsx';

const rewards = ['1.00', '2.50', '3.00'].map((amount, at) =>
  createReward(`day${at + 1}`, { amount, measure: 'days', target: String(at + 1) }),
);
const sign: NonNullable<ActivityInfo['sign']> = { isSignedToday: false, streak: 4 };
const own = (change: Partial<ActivityInfo> = {}): ActivityInfo => ({
  activityId: '7',
  claims: [],
  sign,
  rewards: [
    createProgress(rewards[0]!, 'claimed', { progress: '1' }),
    createProgress(rewards[1]!, 'claimable', { progress: '2' }),
    createProgress(rewards[2]!, 'locked', { progress: '2' }),
  ],
  ...change,
});

interface Setup {
  readonly info?: ActivityInfo;
  readonly isEligible?: boolean;
  readonly isBusy?: boolean;
  readonly change?: Partial<Activity>;
}

async function renderSign({ info, isEligible = true, isBusy = false, change = {} }: Setup) {
  const claim = createClaim({ isBusy });
  const activity = createActivity('signGift', rewards, change);
  const site = await renderPart(<SignCalendar activity={activity} info={info} isEligible={isEligible} claim={claim} />);
  return { ...site, claim };
}
const round = () => within(screen.getByRole('list')).getAllByRole('listitem');
const today = () => screen.queryByRole('button', { name: '签到领 ¥2.50' });

it('ACT-01 a guest sees the rewards of the days, none of which is today', async () => {
  await renderSign({});
  expect(screen.getByRole('heading', { name: '签到' })).toBeVisible();
  expect(round().map((day) => day.textContent)).toEqual(['第 1 天¥1', '第 2 天¥2.50', '第 3 天¥3']);
  expect(round().map((day) => day.getAttribute('aria-current'))).toEqual([null, null, null]);
  expect(screen.queryByText(/已连续签到/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ACT-01 marks the claimed days and the day of today, and shows the streak', async () => {
  const { user, claim } = await renderSign({ info: own() });
  expect(screen.getByText('已连续签到 4 天')).toBeVisible();
  expect(round().map((day) => day.textContent)).toEqual(['第 1 天¥1已领取', '今天¥2.50', '第 3 天¥3']);
  expect(round().map((day) => day.getAttribute('aria-current'))).toEqual([null, 'date', null]);
  expect(round().map((day) => day.getAttribute('data-state'))).toEqual(['claimed', 'claimable', 'locked']);
  expect(round().map((day) => day.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  expect(today()).toHaveAttribute('data-variant', 'primary');
  expect(today()).toHaveAttribute('data-size', 'large');
  await user.click(today()!);
  expect(claim.send.mock.calls).toEqual([[]]);
});

it('F-WAL-19 signs in once while a sign-in is in progress', async () => {
  const { user, claim } = await renderSign({ info: own(), isBusy: true });
  expect(today()).toBeDisabled();
  await user.click(today()!);
  expect(claim.send).not.toHaveBeenCalled();
});

it('ACT-01 a member who has signed in today sees that, and signs in no more', async () => {
  const { user, claim } = await renderSign({ info: own({ sign: { ...sign, isSignedToday: true } }) });
  const signed = screen.getByRole('button', { name: '今日已签到' });
  expect(signed).toBeDisabled();
  expect(screen.getAllByRole('button')).toEqual([signed]);
  await user.click(signed);
  expect(claim.send).not.toHaveBeenCalled();
});

it.each<[string, Setup]>([
  ['is not eligible', { info: own(), isEligible: false }],
  ['has nothing to claim', { info: own({ rewards: [createProgress(rewards[1]!, 'locked')] }) }],
  ['has no progress', { info: own({ rewards: [] }) }],
])('ACT-01 a member who %s cannot sign in', async (_what, setup) => {
  await renderSign(setup);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('今天')).toBeNull();
});

describe('month', () => {
  const days = [{ day: '2026-11-03', state: 'missed' as const }];
  const makeUp = { left: 1, used: 0, maximum: 3, turnover: '1200.00', target: '1000.00', day: '2026-11-03' };
  const info = own({ sign: { ...sign, days, makeUp } });
  const button = () => screen.getByRole('button', { name: '补签 11-03' });

  it('ACT-01 shows the month only if the platform sends its days', async () => {
    await renderSign({ info: own() });
    expect(screen.queryByText(/月签到$/)).toBeNull();
  });

  it.each`
    state        | isBusy   | isEnabled
    ${'running'} | ${false} | ${true}
    ${'running'} | ${true}  | ${false}
    ${'ended'}   | ${false} | ${false}
    ${'coming'}  | ${false} | ${false}
  `('ACT-01 signs in for a missed day while $state, busy $isBusy: $isEnabled', async ({ state, isBusy, isEnabled }) => {
    const change = { state: state as Activity['state'] };
    const { user, claim } = await renderSign({ info, change, isBusy: isBusy as boolean });
    await user.click(button());
    expect(claim.send.mock.calls).toEqual(isEnabled ? [['makeup']] : []);
  });
});
