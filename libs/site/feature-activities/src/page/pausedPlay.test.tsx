import { siteActions } from '@pavilion/site-contract';
import { act, screen } from '@testing-library/react';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity, renderActivity } from '../testing/renderActivity.tsx';

const pause = { kind: 'timeOut', length: '24h', startedAt: 0, endsAt: Date.parse('2026-11-27T06:30:00Z') } as const;
const reward: Activity['rewards'][number] = {
  rewardId: 'r1',
  name: '一档',
  amount: '8.00',
  measure: 'turnover',
  target: '1000.00',
  chance: '100',
};
const due = { ...reward, state: 'claimable', progress: '1200.00' } as const;
const makeUp = { left: 1, used: 0, maximum: 3, turnover: '1200.00', target: '1000.00', day: '2026-11-02' };
const days: NonNullable<NonNullable<ActivityInfo['sign']>['days']> = [{ day: '2026-11-02', state: 'missed' }];
const sign = { isSignedToday: false, streak: 0, today: '2026-11-03', days, makeUp };
const race = { rank: 1, turnover: '0.00', ranking: [] } as unknown as NonNullable<ActivityInfo['race']>;

it.each<[Activity['type'], string, Partial<ActivityInfo>]>([
  ['signGift', '签到领 ¥8.00', { sign }],
  ['signGift', '补签 11-02', { sign }],
  ['bettingGift', '领取一档', {}],
  ['newTask', '领取一档', {}],
  ['firstDeposit', '领取', {}],
  ['againDeposit', '领取', {}],
  ['drawGift', '抽一次', { draw: { chances: 1 } }],
  ['racePage', '领取', { race }],
  ['activityLandPage', '报名参加', { rewards: [] }],
])('L1 a pause disables the claim of %s, "%s", with its reason and end', async (type, name, info) => {
  const activity = createActivity(type, [reward]);
  const { user, store, join } = await renderActivity({
    activity,
    info: { rewards: [due], ...info },
    handlers: { 'limits.overview': () => ({ deposits: [], pause }) },
  });
  await act(
    async () => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, areas: ['limits'] })),
  );
  expect(await screen.findByText('冷静期进行中，2026-11-27 14:30 结束')).toBeVisible();
  const button = await screen.findByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^冷静期进行中/);
  await user.click(button);
  expect(join).not.toHaveBeenCalled();
});
