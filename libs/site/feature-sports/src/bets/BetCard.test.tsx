import type { BetRecord } from '@pavilion/site-bet-ui';
import { sportViewActions, type WireGameInput } from '@pavilion/domain-sports';
import { createBet } from '@pavilion/site-testing';
import { act, screen } from '@testing-library/react';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { BetCard } from './BetCard.tsx';
import { getBetGameIds } from './getBetGameIds.ts';

const OPEN = { status: 'open', gameId: '1', resultCode: undefined, net: undefined, scoreFinal: undefined } as const;
const leg = { gameType: 'FT', league: '', startTime: 0, line: '', w: 'RM', r: 'H', price: '1.00' } as const;
const SERIES: Partial<BetRecord> = {
  kind: 'series',
  systems: ['2x1', '3x1'],
  units: 4,
  unitStake: '25.00',
  legs: [
    { ...leg, gameId: '1', team_h: '阿森纳', team_c: '利物浦' },
    { ...leg, gameId: '6', team_h: '丙队', team_c: '丁队', resultCode: 'W' },
  ],
};

async function renderCard(bet: Partial<BetRecord>, sent: Partial<WireGameInput> = {}) {
  const view = await renderWithBoard(<BetCard bet={createBet({ ...(bet as object), ticketId: 'T1' })} />, {
    boards: [createLiveBoard([createGame(sent)])],
  });
  return { ...view, card: screen.getByRole('article') };
}

describe('a bet', () => {
  it('SPT-07 shows outcome, result, market, price, match, scores, amounts and ticket', async () => {
    const { card } = await renderCard({});
    expect(card).toHaveAttribute('data-bet', 'T1');
    expect(card).toHaveTextContent(/^阿森纳 -0\/0\.5/);
    expect(card).toHaveTextContent('滚球 全场让球 香港盘0.95');
    expect(card).toHaveTextContent('阿森纳 - 利物浦英格兰超级联赛 · 下注比分 1-0 · 赛果 2-1');
    expect(card).toHaveTextContent('投注金额¥100.00派彩（含本金）¥147.50输赢+¥47.50');
    expect(card).toHaveTextContent('注单号 T1');
  });

  it('SPT-03 shows the price in the odds type of the player', async () => {
    const { card, store } = await renderCard({});
    act(() => void store.dispatch(sportViewActions.oddsTypeChanged('E')));
    expect(card).toHaveTextContent('欧洲盘1.95');
  });

  it('SPT-07 a bet before the match has no score and no word for play', async () => {
    const { card } = await renderCard({ ...OPEN, w: 'R', scoreAtBet: undefined });
    expect(card).not.toHaveTextContent('滚球');
    expect(card).not.toHaveTextContent('下注比分');
    expect(card).not.toHaveTextContent('赛果');
  });

  it.each`
    status        | text
    ${'pending'}  | ${'确认中'}
    ${'open'}     | ${'未结算'}
    ${'rejected'} | ${'未接受'}
    ${'settled'}  | ${'已结算'}
  `('SLP-11 a bet without a result that is $status has the status $text', async ({ status, text }) => {
    const { card } = await renderCard({ ...OPEN, status: status as 'open' });
    expect(card).toHaveTextContent(text as string);
  });

  it('SLP-11 an open bet shows what it can win, a settled one what it has won', async () => {
    const { card } = await renderCard({ ...OPEN, net: '5.00' });
    expect(card).toHaveTextContent('投注金额¥100.00可赢金额¥95.00');
    expect(card).not.toHaveTextContent('派彩（含本金）');
    expect(card).not.toHaveTextContent('结算说明');
  });

  it('SPT-07 a loss has its sign and its tone', async () => {
    const { card } = await renderCard({ resultCode: 'L', net: '-100.00' });
    expect(card).toHaveTextContent('输赢-¥100.00');
    expect(card.querySelector('dd[data-tone="loss"]')).toBeInTheDocument();
  });

  it('B5 marks a second settlement', async () => {
    const { card } = await renderCard({ resettledAt: 1, formerResultCode: 'L', formerNet: '-100.00' });
    expect(card.querySelector('summary')).toHaveTextContent(/ · 已重新结算$/);
  });
});

describe('the current score', () => {
  it('SPT-06 is shown on an open bet, with the clock', async () => {
    const { card, change } = await renderCard(OPEN);
    expect(card).toHaveTextContent('当前比分1 - 0上半场 23′');
    change({ removed: ['1'] });
    expect(card).not.toHaveTextContent('当前比分');
  });

  it.each`
    rule                             | bet                         | sent
    ${'a settled bet'}               | ${{ gameId: '1' }}          | ${{}}
    ${'a match that is not in play'} | ${OPEN}                     | ${{ isLive: 'N', gameStatus: 'scheduled' }}
    ${'a match on no board'}         | ${{ ...OPEN, gameId: '9' }} | ${{}}
  `('SPT-06 is not shown for $rule', async ({ bet, sent }) => {
    const { card } = await renderCard(bet as Partial<BetRecord>, sent as Partial<WireGameInput>);
    expect(card).not.toHaveTextContent('当前比分');
  });
});

describe('a parlay', () => {
  it('B5 shows its systems, units, legs, and the score of each leg without a result', async () => {
    const { card } = await renderCard({ ...OPEN, ...SERIES });
    expect(card).toHaveTextContent(/^串关 2 串 1、3 串 1未结算4 注 × ¥25\.00/);
    expect(card).toHaveTextContent('阿森纳 - 利物浦1 - 0上半场 23′');
    expect(card).not.toHaveTextContent('当前比分');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('B5 shows one unit of the whole stake without other data', async () => {
    const { card } = await renderCard({
      ...OPEN,
      ...SERIES,
      units: undefined,
      unitStake: undefined,
    });
    expect(card).toHaveTextContent('1 注 × ¥100.00');
  });

  it('B5 shows no live score once it is settled', async () => {
    const { card } = await renderCard({ ...SERIES, resultCode: 'W' });
    expect(card).not.toHaveTextContent('上半场 23′');
  });
});

it.each`
  bet                                                                          | ids
  ${{ gameId: '5' }}                                                           | ${['5']}
  ${{ gameId: '5', w: 'FS' }}                                                  | ${[]}
  ${SERIES}                                                                    | ${['1', '6']}
  ${{ ...SERIES, legs: [{ ...leg, gameId: '1', w: 'FS' }, SERIES.legs?.[1]] }} | ${['6']}
`('I6 the matches of a bet are $ids, those of outrights left out', ({ bet, ids }) => {
  expect(getBetGameIds(createBet(bet as object))).toEqual(ids);
});
