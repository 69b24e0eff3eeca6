import type { ResponseOf } from '@pavilion/api-client';
import { errorMessages, type RootState } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages } from '@pavilion/site-money';
import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { invitationReward, selectInvitationReward } from './invitationReward.ts';
import { RewardList } from './RewardList.tsx';

type Activity = ResponseOf<'promotion.config'>['list'][number];
type Standing = ResponseOf<'promotion.confirmInfo'>['rewards'][number];
type Claim = ReturnType<typeof selectInvitationReward>;

const createReward = (count: number): Activity['rewards'][number] => ({
  rewardId: `friend${count}`,
  name: `${count} 位有效好友`,
  amount: `${count * 1000}.50`,
  measure: 'friends',
  target: String(count),
});

const activity: Activity = {
  activityId: '1005',
  type: 'friendInvitation',
  title: '邀请好友',
  summary: '',
  rules: [],
  beginTime: 0,
  endTime: 9e12,
  sort: 5,
  state: 'running',
  rewards: [createReward(1), createReward(3)],
};

const createStanding = (count: number, change: Partial<Standing> = {}): Standing => ({
  ...createReward(count),
  state: 'claimable',
  progress: String(count),
  ...change,
});

interface Options {
  readonly standings?: readonly Standing[];
  readonly claim?: Claim;
}

async function open({ standings, claim }: Options) {
  await renderWithSite(<RewardList activity={activity} standings={standings} />, {
    messages: [partnerMessages, claimMessages, errorMessages, loadFailureMessages],
    ...(claim && {
      reducers: { invitationReward: invitationReward.reducer },
      state: { invitationReward: claim },
    }),
  });
  return { tiers: screen.getAllByRole('listitem') };
}

const action = { requestId: 'r1', draft: { activityId: '1005', rewardId: 'friend3' }, savedAt: 0 };

it('ACT-03 a guest sees amount and name of each reward, without progress or a button', async () => {
  const { tiers } = await open({});
  expect(tiers.map(({ textContent }) => textContent)).toEqual(['¥1,000.501 位有效好友', '¥3,000.503 位有效好友']);
  expect(tiers.map((tier) => tier.getAttribute('data-state'))).toEqual([null, null]);
  expect(screen.getByText('每档领取一次，奖励直接进中心钱包。')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ACT-03 shows the progress, amount and state of the member by the id of the reward', async () => {
  const standings = [
    createStanding(3, { state: 'locked', progress: '2', amount: '2500.00' }),
    createStanding(1, { state: 'claimed', progress: '1' }),
  ];
  const { tiers } = await open({ standings });
  expect(tiers.map(({ textContent }) => textContent)).toEqual([
    '¥1,000.501 位有效好友1 / 1 位有效好友已领取',
    '¥2,5003 位有效好友2 / 3 位有效好友未达到',
  ]);
  expect(tiers.map((tier) => tier.getAttribute('data-state'))).toEqual(['claimed', 'locked']);
  const [claimed, locked] = [within(tiers[0]!).getByRole('progressbar'), within(tiers[1]!).getByRole('progressbar')];
  expect([claimed, locked].map((meter) => [meter.getAttribute('value'), meter.getAttribute('max')])).toEqual([
    ['1', '1'],
    ['2', '3'],
  ]);
  expect(locked).toHaveAccessibleName('3 位有效好友');
  expect(screen.getByText('已领取')).toHaveAttribute('data-tone', 'success');
  expect(screen.getByText('未达到')).toHaveAttribute('data-tone', 'neutral');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('ACT-03 a reward that the platform does not list for the member has no progress', async () => {
  const { tiers } = await open({ standings: [createStanding(3)] });
  expect(tiers[0]).toHaveTextContent(/^¥1,000.501 位有效好友$/);
  expect(within(tiers[1]!).getByRole('button')).toHaveTextContent(/^领取$/);
});

it.each<{ rule: string; claim?: Claim; isEnabled: boolean; busy: boolean[] }>([
  { rule: 'before the slice is loaded', isEnabled: true, busy: [false, false] },
  { rule: 'without a claim', claim: { step: 'idle' }, isEnabled: true, busy: [false, false] },
  { rule: 'while a claim is sent', claim: { step: 'sending', action }, isEnabled: false, busy: [false, true] },
  { rule: 'while an outcome is unknown', claim: { step: 'unknown', action }, isEnabled: false, busy: [false, false] },
])('W3 enables the buttons only if no claim is in progress: $rule', async ({ claim, isEnabled, busy }) => {
  await open({ standings: [createStanding(1), createStanding(3)], ...(claim && { claim }) });
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^领取\d/ });
  expect(buttons.map(({ disabled }) => !disabled)).toEqual([isEnabled, isEnabled]);
  expect(buttons.map((button) => button.hasAttribute('aria-busy'))).toEqual(busy);
});

it('W3 is idle until the slice is loaded', () => {
  const claim: Claim = { step: 'sending', action };
  expect(selectInvitationReward({} as RootState)).toEqual({ step: 'idle' });
  expect(selectInvitationReward({ invitationReward: claim } as RootState)).toBe(claim);
});
