import { screen } from '@testing-library/react';
import { createActivity } from '../testing/renderActivity.tsx';
import { createClaim, createProgress, createReward, renderPart } from '../testing/renderPart.tsx';
import type { Activity, ActivityInfo } from './kindTypes.ts';
import { BettingGift, LandingPart, NewTasks } from './stepKinds.tsx';

const tiers = [createReward('a'), createReward('b'), createReward('c')];
const info = (change: Partial<ActivityInfo> = {}): ActivityInfo => ({
  activityId: '7',
  claims: [],
  rewards: [
    createProgress(tiers[0]!, 'claimed', { progress: '1200.00' }),
    createProgress(tiers[1]!, 'claimable', { progress: '1200.00' }),
    createProgress(tiers[2]!, 'locked', { progress: '1200.00' }),
  ],
  ...change,
});

const renderKind = (
  Kind: typeof NewTasks,
  { own, change = {}, isBusy = false }: { own?: ActivityInfo; change?: Partial<Activity>; isBusy?: boolean } = {},
) => {
  const claim = createClaim({ isBusy });
  const activity = createActivity('activityLandPage', tiers, change);
  return renderPart(<Kind activity={activity} info={own} isEligible claim={claim} />).then((site) => ({
    ...site,
    claim,
  }));
};
const figure = () => screen.queryByTestId('steps-figure')?.textContent;

describe('tasks of new members', () => {
  it('ACT-01 counts the tasks that are done, claimed or not', async () => {
    await renderKind(NewTasks, { own: info() });
    expect(screen.getByRole('heading', { name: '任务' })).toBeVisible();
    expect(figure()).toBe('完成 2 / 3');
  });

  it('ACT-01 counts none of a new member', async () => {
    await renderKind(NewTasks, { own: info({ rewards: [createProgress(tiers[0]!, 'locked')] }) });
    expect(figure()).toBe('完成 0 / 1');
  });

  it('ACT-01 counts nothing for a guest', async () => {
    await renderKind(NewTasks);
    expect(screen.getByRole('heading', { name: '任务' })).toBeVisible();
    expect(figure()).toBeUndefined();
  });
});

describe('gifts for turnover', () => {
  it.each`
    period       | text
    ${'day'}     | ${'今日有效流水 ¥1,200'}
    ${'week'}    | ${'本周有效流水 ¥1,200'}
    ${'once'}    | ${'累计有效流水 ¥1,200'}
    ${undefined} | ${'累计有效流水 ¥1,200'}
  `('ACT-01 shows the turnover of the period $period', async ({ period, text }) => {
    await renderKind(BettingGift, { own: info(), change: { ...(period && { period: period as 'day' }) } });
    expect(screen.getByRole('heading', { name: '投注礼金' })).toBeVisible();
    expect(figure()).toBe(text);
  });

  it.each([undefined, info({ rewards: [] })])('ACT-01 shows no turnover without progress: %o', async (own) => {
    await renderKind(BettingGift, own && { own });
    expect(figure()).toBeUndefined();
  });
});

describe('landing page', () => {
  const join = () => screen.queryByRole('button', { name: '报名参加' });

  it('ACT-01 a guest sees the steps and no entry', async () => {
    const { container } = await renderKind(LandingPart);
    expect(screen.getByRole('heading', { name: '流水奖励' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '报名' })).toBeNull();
    expect(container.querySelectorAll('section')).toHaveLength(1);
    expect(figure()).toBeUndefined();
  });

  it.each`
    state        | isBusy   | sent
    ${'running'} | ${false} | ${[[]]}
    ${'running'} | ${true}  | ${[]}
  `('ACT-01 a member joins a $state activity; busy: $isBusy', async ({ state, isBusy, sent }) => {
    const { user, claim } = await renderKind(LandingPart, {
      own: info(),
      change: { state: state as 'running' },
      isBusy: isBusy as boolean,
    });
    expect(screen.getByRole('heading', { name: '报名' })).toBeVisible();
    expect(screen.getByText('您还没有报名。')).toBeVisible();
    expect(join()).toHaveAttribute('data-variant', 'primary');
    await user.click(join()!);
    expect(claim.send.mock.calls).toEqual(sent);
    expect(figure()).toBeUndefined();
  });

  it.each(['coming', 'ended'] as const)('ACT-01 an activity that is %s cannot be joined', async (state) => {
    await renderKind(LandingPart, { own: info(), change: { state } });
    expect(screen.getByText('您还没有报名。')).toBeVisible();
    expect(join()).toBeNull();
  });

  it('ACT-01 shows when the member joined, and no entry', async () => {
    await renderKind(LandingPart, { own: info({ joinTime: 1_763_690_400_000 }) });
    expect(figure()).toBe('您已于 2025-11-21 10:00 报名');
    expect(screen.queryByRole('heading', { name: '报名' })).toBeNull();
  });

  it('ACT-01 shows steps, figures, questions and a link of the platform in their order', async () => {
    const { container } = await renderKind(LandingPart, {
      change: {
        blocks: [
          { kind: 'lead', title: '标题', text: '正文' },
          {
            kind: 'steps',
            title: '两步',
            steps: [
              { title: '一', text: '先' },
              { title: '二', text: '后' },
            ],
          },
          { kind: 'figures', figures: [{ name: '人数', value: '24' }] },
          { kind: 'questions', title: '问题', questions: [{ question: '问', answer: '答' }] },
          { kind: 'link', text: '去看', path: '/game/sport' },
        ],
      },
    });
    expect(container.textContent?.endsWith('标题正文两步一先二后人数24问题问答去看')).toBe(true);
    expect(screen.getByRole('link', { name: '去看' })).toHaveAttribute('data-variant', 'secondary');
  });
});
