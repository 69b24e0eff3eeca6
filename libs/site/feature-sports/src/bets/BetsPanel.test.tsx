import { createBet } from '@pavilion/site-testing';
import type { BetRecord } from '@pavilion/site-bet-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockLayout, renderVenue, type VenueOptions } from '../testing/venueFixture.tsx';

beforeAll(mockLayout);

const open = createBet({
  betId: '9',
  ticketId: 'T9',
  gameId: '1',
  status: 'open',
  scoreAtBet: '0-0',
  league: '英超',
  resultCode: undefined,
  net: undefined,
  settledAt: undefined,
  scoreFinal: undefined,
});
const leg = { gameType: 'FT', league: '', startTime: 0, line: '', w: 'M', price: '1.00' } as const;
const series = createBet({
  betId: '8',
  ticketId: 'T8',
  kind: 'series',
  systems: ['2x1'],
  units: 1,
  unitStake: '100.00',
  resultCode: 'W',
  net: '100.00',
  resettledAt: Date.UTC(2026, 10, 21, 16),
  formerResultCode: 'L',
  formerNet: '-100.00',
  legs: [
    { ...leg, gameId: '5', team_h: '甲队', team_c: '乙队', r: 'H', resultCode: 'W' },
    { ...leg, gameId: '6', team_h: '丙队', team_c: '丁队', r: 'N', resultCode: 'DD' },
  ],
});

async function renderBets(settled: readonly BetRecord[] = [createBet()], options: VenueOptions = {}) {
  const venue = await renderVenue({
    handlers: {
      'record.betRecordList': ({ status }) => {
        const list = status === 'open' ? [open] : [...settled];
        return { total: status === 'open' ? 1 : 45, list };
      },
    },
    ...options,
  });
  await userEvent.click(screen.getByRole('tab', { name: /^我的注单/ }));
  return venue;
}

const showSettled = () => userEvent.click(screen.getByText('已结算'));
const card = (ticket: string) => screen.getByText(`注单号 ${ticket}`).closest('article') as HTMLElement;

describe('bets in the dock', () => {
  it('shows the current score of the match with an open bet and updates it', async () => {
    const { board } = await renderBets();
    expect(card('T9')).toHaveTextContent('当前比分1 - 0上半场 23′');
    act(() =>
      board.applyChanges({
        channel: 'FT.RB',
        from: 1,
        cursor: 2,
        time: 0,
        prices: [],
        added: [],
        leagues: [],
        removed: [],
        games: [{ gameId: '1', sc_FT_C: '1' }],
      }),
    );
    expect(card('T9')).toHaveTextContent('当前比分1 - 1');
  });

  it('SPT-07 B4 explains both halves of a half win and shows the payout', async () => {
    await renderBets([createBet({ r: 'C' })]);
    await showSettled();
    await waitFor(() => expect(screen.getByText('半赢')).toBeInTheDocument());
    const bet = card('T20261121000001');
    expect(bet).toHaveTextContent('派彩（含本金）¥147.50输赢+¥47.50');
    await userEvent.click(within(bet).getByText('结算说明'));
    expect(bet).toHaveTextContent('半赢：一半本金按成交赔率赢，另一半走水退回。');
    expect(bet).toHaveTextContent('¥50.00 按 +0.5赢¥50.00 按 0走水');
  });

  it('B5 shows the legs and the calculation of a parlay and marks a resettlement', async () => {
    await renderBets([series]);
    await showSettled();
    await waitFor(() => expect(screen.getByText('串关 2 串 1')).toBeInTheDocument());
    await userEvent.click(within(card('T8')).getByText('结算说明 · 已重新结算'));
    expect(card('T8')).toHaveTextContent('赛事延期×1');
    expect(card('T8')).toHaveTextContent('派彩 = 100.00 × 2 × 1 = ¥200.00');
    expect(card('T8')).toHaveTextContent('原为 输 -¥100.00');
  });

  it('SPT-03 B5 shows the legs of an open parlay with the prices and words of singles', async () => {
    const handicap = { ...leg, w: 'RE', line: '-0.5', price: '0.95' };
    const openSeries = createBet({
      ...open,
      betId: '7',
      ticketId: 'T7',
      kind: 'series',
      systems: ['2x1'],
      units: 1,
      unitStake: '100.00',
      legs: [
        { ...leg, gameId: '5', team_h: '甲队', team_c: '乙队', r: 'H', price: '1.30' },
        { ...handicap, gameId: '6', team_h: '丙队', team_c: '丁队', r: 'C' },
      ],
    });
    await renderBets([], { handlers: { 'record.betRecordList': () => ({ total: 1, list: [openSeries] }) } });
    await screen.findByText('注单号 T7');
    const legs = within(within(card('T7')).getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(legs.map(({ textContent }) => textContent)).toEqual([
      '甲队2.30全场独赢 欧洲盘 · 甲队 - 乙队未结算',
      '丁队 +0.50.95全场让球 香港盘 · 丙队 - 丁队未结算',
    ]);
  });

  it('SPT-03 names the European odds of a bet on 1X2', async () => {
    const winner = createBet({ ...open, w: 'RM', r: 'H', line: '', price: '1.45' });
    await renderBets([], { handlers: { 'record.betRecordList': () => ({ total: 1, list: [winner] }) } });
    await screen.findByText('注单号 T9');
    expect(card('T9')).toHaveTextContent('全场独赢 欧洲盘2.45');
  });

  it('loads more settled bets on request and links to the bet record', async () => {
    const pages: number[] = [];
    await renderBets([createBet()], {
      handlers: {
        'record.betRecordList': ({ status, pageNum }) => {
          if (status === 'settled') pages.push(pageNum);
          return { total: 45, list: status === 'open' ? [] : [createBet({ betId: String(pageNum) })] };
        },
      },
    });
    await showSettled();
    await userEvent.click(await screen.findByText('显示更多'));
    await waitFor(() => expect(pages).toEqual([1, 2]));
    expect(screen.getByText('全部投注记录').closest('a')).toHaveAttribute('href', '/mine/betRecord?tab=settled');
  });
});

describe('score alerts', () => {
  const goal = (venue: Awaited<ReturnType<typeof renderVenue>>) =>
    act(async () => {
      venue.board.applyChanges({
        channel: 'FT.RB',
        from: 1,
        cursor: 2,
        time: 0,
        prices: [],
        added: [],
        leagues: [],
        removed: [],
        games: [{ gameId: '1', sc_FT_H: '2' }],
      });
      await new Promise((done) => setTimeout(done, 600));
    });

  it('shows a goal with its score for a match with an open bet', async () => {
    const venue = await renderBets();
    await goal(venue);
    expect(venue.toasts.map(({ text }) => text)).toEqual(['进球 · 阿森纳 2 - 0 利物浦 · 上半场 23′']);
  });

  it('shows no alert while alerts are off and stores the setting', async () => {
    const venue = await renderBets();
    await userEvent.click(screen.getByRole('switch', { name: '开赛、进球与赛果提醒' }));
    await goal(venue);
    expect(venue.toasts).toEqual([]);
    expect(venue.services.store.get('sports.alerts')).toBe('off');
    expect(screen.getByRole('switch', { name: '提示音' })).toBeDisabled();
  });
});
