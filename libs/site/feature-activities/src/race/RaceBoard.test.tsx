import { screen, within } from '@testing-library/react';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity } from '../testing/renderActivity.tsx';
import { omitKey } from '../testing/omitKey.ts';
import { createClaim, createProgress, createReward, renderPart } from '../testing/renderPart.tsx';
import { RaceBoard } from './RaceBoard.tsx';

type Race = NonNullable<ActivityInfo['race']>;
type Live = NonNullable<Race['live']>;

const rewards = [
  createReward('first', { name: '第 1 名', amount: '1888.00', measure: 'rank', target: '1' }),
  createReward('second', { name: '第 2 名', amount: '888.00', measure: 'rank', target: '2' }),
];
const places = [
  { rank: 1, name: 'wa***8', turnover: '9000.00' },
  { rank: 2, name: 'li***7', turnover: '8000.00' },
  { rank: 3, name: 'zh***6', turnover: '7000.00' },
];
const live: Live = {
  beginTime: 1_763_913_600_000,
  endTime: 1_764_518_400_000,
  players: 24,
  rank: 2,
  turnover: '8000.00',
  minimum: '1000.00',
  gap: '1000.00',
  places,
};

interface Setup {
  readonly race?: Partial<Race>;
  readonly own?: ActivityInfo['rewards'];
  readonly isEligible?: boolean;
  readonly isBusy?: boolean;
  readonly state?: Activity['state'];
}

async function renderRace({ race, own = [], isEligible = true, isBusy = false, state = 'running' }: Setup) {
  const claim = createClaim({ isBusy });
  const site = await renderPart(
    <RaceBoard
      activity={createActivity('racePage', rewards, { state })}
      info={race && { activityId: '7', rewards: own, claims: [], race: { rank: 0, ranking: [], ...race } }}
      isEligible={isEligible}
      claim={claim}
    />,
  );
  return { ...site, claim };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const table = (name: string) => screen.getByRole('table', { name });
const getRows = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const getHeaders = (name: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map((header) => `${header.textContent}:${header.dataset['align'] ?? 'start'}`);
const getFigures = (name: string) =>
  [...table(name).querySelectorAll('tbody tr:first-child td')].map((cell) => cell.hasAttribute('data-figure'));
const claimButton = () => screen.queryByRole('button', { name: '领取' });

it('ACT-01 a guest sees the prizes only', async () => {
  await renderRace({});
  expect(headings()).toEqual(['奖金表']);
  expect(getHeaders('奖金表')).toEqual(['名次:start', '奖金:end']);
  expect(getRows('奖金表')).toEqual(['第 1 名¥1,888.00', '第 2 名¥888.00']);
  expect(getFigures('奖金表')).toEqual([false, true]);
});

it.each`
  rank | hasLive  | shown
  ${0} | ${false} | ${['上一期结果', '上一期排名', '奖金表']}
  ${2} | ${false} | ${['上一期结果', '上一期排名', '奖金表']}
  ${0} | ${true}  | ${['实时排名', '奖金表']}
  ${2} | ${true}  | ${['上一期结果', '实时排名', '上一期排名', '奖金表']}
`('ACT-01 rank $rank of last week, race of this week $hasLive: shows $shown', async ({ rank, hasLive, shown }) => {
  await renderRace({ race: { rank: rank as number, ranking: places, ...(hasLive && { live }) } });
  expect(headings()).toEqual(shown);
});

describe('last week', () => {
  it.each`
    rank | place       | prize
    ${0} | ${'未上榜'} | ${'¥0.00'}
    ${1} | ${'1'}      | ${'¥1,888.00'}
    ${2} | ${'2'}      | ${'¥888.00'}
    ${3} | ${'3'}      | ${'¥0.00'}
  `('ACT-01 rank $rank shows $place and its prize $prize', async ({ rank, place, prize }) => {
    await renderRace({ race: { rank: rank as number } });
    expect(screen.getByTestId('race-rank')).toHaveTextContent(new RegExp(`^${place as string}$`));
    expect(screen.getByTestId('race-rank').parentElement).toHaveTextContent(`我的名次${place}可得奖金${prize}`);
  });

  it('ACT-01 shows the ranking with the prize of each place, and marks the own one', async () => {
    await renderRace({ race: { rank: 2, ranking: places } });
    expect(getHeaders('上一期排名')).toEqual(['名次:start', '玩家:start', '有效流水:end', '奖金:end']);
    expect(getRows('上一期排名')).toEqual([
      '1wa***8¥9,000.00¥1,888.00',
      '2li***7（我）¥8,000.00¥888.00',
      '3zh***6¥7,000.00--',
    ]);
    expect(getFigures('上一期排名')).toEqual([true, false, true, true]);
    const states = within(table('上一期排名')).getAllByRole('row');
    expect(states.map((row) => row.getAttribute('data-state'))).toEqual([null, null, 'selected', null]);
  });

  it('ACT-01 shows that there is no rank yet, and where the condition is', async () => {
    await renderRace({ race: {} });
    expect(within(table('上一期排名')).getByText('还没有人上榜')).toBeVisible();
    expect(within(table('上一期排名')).getByText('上榜条件见活动规则。')).toBeVisible();
  });

  it.each`
    state          | isEligible | hasButton
    ${'claimable'} | ${true}    | ${true}
    ${'claimable'} | ${false}   | ${false}
    ${'claimed'}   | ${true}    | ${false}
    ${'locked'}    | ${true}    | ${false}
  `(
    'ACT-01 a prize that is $state, eligible $isEligible: button $hasButton',
    async ({ state, isEligible, hasButton }) => {
      const own = [createProgress(rewards[0]!, 'locked'), createProgress(rewards[1]!, state as 'locked')];
      const { claim, user } = await renderRace({ race: { rank: 2 }, own, isEligible: isEligible as boolean });
      expect(claimButton() !== null).toBe(hasButton);
      if (!hasButton) return;
      expect(claimButton()).toHaveAttribute('data-variant', 'primary');
      await user.click(claimButton()!);
      expect(claim.send.mock.calls).toEqual([['second']]);
    },
  );

  it('F-WAL-19 claims no prize while a claim is in progress', async () => {
    const own = [createProgress(rewards[0]!, 'claimable')];
    await renderRace({ race: { rank: 1 }, own, isBusy: true });
    expect(claimButton()).toBeDisabled();
  });
});

describe('this week', () => {
  it('ACT-01 shows end, players, own place, turnover, prize and what the next place needs', async () => {
    const { container } = await renderRace({ race: { live } });
    expect(screen.getByText('至 2025-12-01 00:00 · 上榜 24 人')).toBeVisible();
    expect([...container.querySelectorAll('dl > div')].map((each) => each.textContent)).toEqual([
      '我的名次2',
      '有效流水¥8,000.00',
      '目前可得¥888.00',
    ]);
    expect(screen.getByText('再有 ¥1,000.00 有效流水即可升至第 1 名')).toBeVisible();
    expect(screen.getByRole('heading', { name: '实时排名' }).childElementCount).toBe(1);
    expect(getRows('实时排名')[1]).toBe('2li***7（我）¥8,000.00¥888.00');
    expect(container.querySelectorAll('section[data-flush=""]')).toHaveLength(2);
  });

  it.each(['ended', 'coming'] as const)(
    'ACT-01 a race that is %s shows its last ranking without a gap',
    async (state) => {
      const { container } = await renderRace({ race: { live }, state });
      expect(screen.getByRole('heading', { name: '最后一期排名' }).childElementCount).toBe(0);
      expect(container.querySelector('dl')).toHaveTextContent('可得奖金¥888.00');
      expect(screen.queryByText(/即可升至/)).toBeNull();
    },
  );

  it.each`
    rank | gap          | place       | prize          | text
    ${0} | ${'600.00'}  | ${'未上榜'} | ${'¥0.00'}     | ${'有效流水满 ¥1,000.00 上榜，您还差 ¥600.00'}
    ${1} | ${undefined} | ${'1'}      | ${'¥1,888.00'} | ${''}
    ${3} | ${'50.00'}   | ${'3'}      | ${'¥0.00'}     | ${'再有 ¥50.00 有效流水即可升至第 2 名'}
  `('ACT-01 rank $rank with the gap $gap shows "$text"', async ({ rank, gap, place, prize, text }) => {
    const rest = omitKey(live, 'gap');
    const own = { ...rest, rank: rank as number, ...(gap && { gap: gap as string }) };
    const { container } = await renderRace({ race: { live: own } });
    expect(screen.getByTestId('race-live-rank')).toHaveTextContent(new RegExp(`^${place as string}$`));
    expect(container.querySelector('dl')).toHaveTextContent(`目前可得${prize as string}`);
    expect(container.querySelector('dl')?.nextElementSibling?.tagName).toBe(text === '' ? 'DIV' : 'P');
    if (text !== '') expect(screen.getByText(text as string)).toBeVisible();
  });
});

describe('former weeks', () => {
  it('ACT-01 shows week, rank, turnover, prize and its state', async () => {
    const week = (beginTime: number, rank: number, state: 'none' | 'open' | 'claimed' | 'expired') => ({
      beginTime,
      rank,
      turnover: '5000.00',
      amount: state === 'none' ? '0.00' : '88.00',
      state,
    });
    const history = [
      week(1_763_308_800_000, 3, 'open'),
      week(1_762_704_000_000, 4, 'claimed'),
      week(1_762_099_200_000, 5, 'expired'),
      week(1_761_494_400_000, 6, 'none'),
    ];
    await renderRace({ race: { live, history } });
    expect(screen.getByRole('heading', { name: '我的往期名次' })).toBeVisible();
    expect(getHeaders('我的往期名次')).toEqual([
      '开始日期:start',
      '名次:start',
      '有效流水:end',
      '奖金:end',
      '奖金状态:start',
    ]);
    expect(getRows('我的往期名次')).toEqual([
      '2025-11-173¥5,000.00¥88.00可领取',
      '2025-11-104¥5,000.00¥88.00已领取',
      '2025-11-035¥5,000.00¥88.00已过期',
      '2025-10-276¥5,000.00¥0.00未获奖',
    ]);
    expect(getFigures('我的往期名次')).toEqual([true, true, true, true, false]);
    const tones = [...table('我的往期名次').querySelectorAll('[data-tone]')].map((tag) =>
      tag.getAttribute('data-tone'),
    );
    expect(tones).toEqual(['accent', 'success', 'neutral', 'neutral']);
  });

  it('ACT-01 shows no table without a former week', async () => {
    await renderRace({ race: { live, history: [] } });
    expect(screen.queryByText('我的往期名次')).toBeNull();
  });
});
