import { screen, within } from '@testing-library/react';
import { createActivity } from '../testing/renderActivity.tsx';
import { createClaim, createProgress, createReward, renderPart } from '../testing/renderPart.tsx';
import type { ActivityReward, RewardState } from './kindTypes.ts';
import { RewardSteps } from './RewardSteps.tsx';

const tiers = [createReward('a'), createReward('b', { amount: '18.00', target: '2000.00' })];

interface Setup {
  readonly rewards?: readonly ActivityReward[];
  readonly own?: RewardState[];
  readonly isEligible?: boolean;
  readonly isBusy?: boolean;
  readonly figure?: string;
}

async function renderSteps({ rewards = tiers, own, isEligible = true, isBusy = false, figure }: Setup) {
  const claim = createClaim({ isBusy });
  const site = await renderPart(
    <RewardSteps
      activity={createActivity('bettingGift', [...rewards])}
      info={own && { activityId: '7', rewards: own, claims: [] }}
      isEligible={isEligible}
      claim={claim}
      title="阶梯"
      {...(figure !== undefined && { figure })}
    />,
  );
  return { ...site, claim };
}
const step = (rewardId: string) => screen.getByTestId(`reward-${rewardId}`);

it('ACT-01 a guest sees names and amounts, and neither progress nor a button', async () => {
  await renderSteps({});
  expect(screen.getByRole('heading', { name: '阶梯' })).toBeVisible();
  expect(step('a')).toHaveTextContent(/^奖励 a¥8\.00$/);
  expect(step('b')).toHaveTextContent(/^奖励 b¥18\.00$/);
  expect(step('a')).not.toHaveAttribute('data-state');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByTestId('steps-figure')).toBeNull();
});

it('ACT-01 shows the figure of the member next to the title', async () => {
  await renderSteps({ figure: '今日 ¥5' });
  expect(screen.getByTestId('steps-figure')).toHaveTextContent('今日 ¥5');
});

it.each`
  measure           | state          | progress     | target       | text                 | hasMeter
  ${'turnover'}     | ${'locked'}    | ${'400.00'}  | ${'1000.00'} | ${'¥400 / ¥1,000'}   | ${true}
  ${'turnover'}     | ${'claimable'} | ${'1200.00'} | ${'1000.00'} | ${'¥1,200 / ¥1,000'} | ${false}
  ${'turnover'}     | ${'claimed'}   | ${'1200.00'} | ${'1000.00'} | ${'¥1,200 / ¥1,000'} | ${false}
  ${'deposit'}      | ${'locked'}    | ${'50.00'}   | ${'100.00'}  | ${'¥50 / ¥100'}      | ${true}
  ${'bets'}         | ${'locked'}    | ${'2'}       | ${'5'}       | ${'2 / 5'}           | ${true}
  ${'bets'}         | ${'claimable'} | ${'9'}       | ${'5'}       | ${'5 / 5'}           | ${false}
  ${'bets'}         | ${'claimed'}   | ${'9'}       | ${'5'}       | ${'5 / 5'}           | ${false}
  ${'days'}         | ${'claimable'} | ${'9'}       | ${'5'}       | ${'9 / 5'}           | ${false}
  ${'bindPhone'}    | ${'locked'}    | ${'0'}       | ${'1'}       | ${'未完成'}          | ${false}
  ${'bindPhone'}    | ${'claimable'} | ${'1'}       | ${'1'}       | ${'已完成'}          | ${false}
  ${'bindRealName'} | ${'locked'}    | ${'0'}       | ${'1'}       | ${'未完成'}          | ${false}
  ${'bindRealName'} | ${'claimed'}   | ${'1'}       | ${'1'}       | ${'已完成'}          | ${false}
`('ACT-01 a reward for $measure that is $state shows "$text"', async (row) => {
  const { measure, state, progress, target, text, hasMeter } = row as RewardState & {
    readonly text: string;
    readonly hasMeter: boolean;
  };
  const reward = createReward('a', { measure, target });
  await renderSteps({ rewards: [reward], own: [createProgress(reward, state, { progress })] });
  expect(step('a')).toHaveAttribute('data-state', state);
  expect(step('a').querySelector('small')).toHaveTextContent(new RegExp(`^${text}$`));
  expect(within(step('a')).queryAllByRole('progressbar', { name: '奖励 a' })).toHaveLength(hasMeter ? 1 : 0);
});

it('ACT-01 the bar of a locked reward shows the share of its target', async () => {
  await renderSteps({ own: [createProgress(tiers[0]!, 'locked', { progress: '250.00' })] });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '250');
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '1000');
});

it('ACT-01 shows the amount that the member gets instead of the maximum', async () => {
  await renderSteps({ own: [createProgress(tiers[0]!, 'claimable', { amount: '3.50' })] });
  expect(step('a')).toHaveTextContent('¥3.50');
  expect(step('b')).toHaveTextContent('¥18.00');
});

it.each`
  state          | isEligible | text
  ${'locked'}    | ${true}    | ${'未达成'}
  ${'locked'}    | ${false}   | ${'未达成'}
  ${'claimable'} | ${false}   | ${'未达成'}
  ${'claimed'}   | ${true}    | ${'已领取'}
  ${'claimed'}   | ${false}   | ${'已领取'}
`('ACT-01 a reward that is $state has no button if eligible is $isEligible', async ({ state, isEligible, text }) => {
  await renderSteps({
    own: [createProgress(tiers[0]!, state as 'locked', { progress: '1.00' })],
    isEligible: isEligible as boolean,
  });
  const shown = within(step('a')).getByText(text as string);
  expect(screen.queryByRole('button')).toBeNull();
  if (state === 'claimed') {
    expect(shown).toHaveAttribute('data-state', 'claimed');
    expect(shown.querySelector('svg')).not.toBeNull();
  } else expect(shown).not.toHaveAttribute('data-state');
});

it('ACT-01 only the first claimable reward has a filled button, and each claims its own reward', async () => {
  const rewards = [...tiers, createReward('c')];
  const { user, claim } = await renderSteps({
    rewards,
    own: [
      createProgress(rewards[0]!, 'claimed', { progress: '5000.00' }),
      createProgress(rewards[1]!, 'claimable', { progress: '5000.00' }),
      createProgress(rewards[2]!, 'claimable', { progress: '5000.00' }),
    ],
  });
  const [first, second] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('领取奖励 b');
  expect(first).toHaveTextContent(/^领取$/);
  expect(first).toHaveAttribute('data-variant', 'primary');
  expect(first).toHaveAttribute('data-size', 'small');
  expect(second).toHaveAccessibleName('领取奖励 c');
  expect(second).toHaveAttribute('data-variant', 'secondary');
  await user.click(second!);
  await user.click(first!);
  expect(claim.send.mock.calls).toEqual([['c'], ['b']]);
});

it('F-WAL-19 claims nothing while a claim is in progress', async () => {
  const { user, claim } = await renderSteps({ own: [createProgress(tiers[0]!, 'claimable')], isBusy: true });
  expect(screen.getByRole('button', { name: '领取奖励 a' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '领取奖励 a' }));
  expect(claim.send).not.toHaveBeenCalled();
});
