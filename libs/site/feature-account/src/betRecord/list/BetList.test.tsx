import { ApiError, toCallFailure } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { betMessages, type BetRecord } from '@pavilion/site-bet-ui';
import { receiptMessages } from '@pavilion/site-money';
import { createBet, renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../../messages/accountMessages.ts';
import { defaultBetFilter, type BetFilter } from '../state/betFilter.ts';
import type { RoundRecord } from '../state/roundRecord.ts';
import type { BetRecords } from '../state/useBetRecords.ts';
import { BetList } from './BetList.tsx';

const LOADED_AT = Date.parse('2026-11-21T17:30:00Z');
const failure = toCallFailure(
  new ApiError(6005, { endpointId: 'record.betRecordList', requestId: 'r', serverMessage: '服务有点繁忙' }),
);

const createPage = (list: readonly BetRecord[], rounds: readonly RoundRecord[] = [], total = 1) => ({
  records: { total, list: [...list], rounds: [...rounds] },
  totals: { count: total, stake: '0.00', net: '0.00' },
  loadedAt: LOADED_AT,
});

async function setUp(filter: Partial<BetFilter>, records: Partial<BetRecords>) {
  const [onChange, onDetail, onReceipt, onRoundReceipt] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const view = await renderWithSite(
    <BetList
      filter={{ ...defaultBetFilter, ...filter }}
      records={{ page: undefined, failure: undefined, isRefreshing: false, refresh: () => undefined, ...records }}
      {...{ onChange, onDetail, onReceipt, onRoundReceipt }}
    />,
    { messages: [accountMessages, betMessages, errorMessages, receiptMessages] },
  );
  return { ...view, onChange, onDetail, onReceipt, onRoundReceipt, user: userEvent.setup() };
}

const showBet = (bet: Partial<BetRecord>, filter: Partial<BetFilter> = { tab: 'all' }) =>
  setUp(filter, { page: createPage([createBet(bet)]) });
const listHeaders = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const listCells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const listHeadersAtEnd = () =>
  screen
    .getAllByRole('columnheader')
    .filter((header) => header.getAttribute('data-align') === 'end')
    .map(({ textContent }) => textContent);
const countFigures = () => screen.getAllByRole('cell').filter((cell) => cell.hasAttribute('data-figure')).length;
const getCell = (header: string) => screen.getAllByRole('cell')[listHeaders().indexOf(header)] as HTMLElement;

describe('columns of bets', () => {
  it.each`
    tab          | amounts
    ${'open'}    | ${['可赢']}
    ${'settled'} | ${['输赢']}
    ${'all'}     | ${['可赢', '输赢']}
  `('the tab $tab shows the amounts $amounts after the stake', async ({ tab, amounts }) => {
    await showBet({}, { tab });
    expect(listHeaders()).toEqual(['下注时间', '赛事', '投注内容', '投注额', ...(amounts as string[]), '结果', '操作']);
  });

  it.each`
    status        | toWin      | net         | result
    ${'pending'}  | ${'95.00'} | ${'--'}     | ${'确认中'}
    ${'open'}     | ${'95.00'} | ${'--'}     | ${'未结算'}
    ${'rejected'} | ${'--'}    | ${'--'}     | ${'未接受'}
    ${'settled'}  | ${'--'}    | ${'+47.50'} | ${'半赢'}
  `('a bet that is $status may win $toWin and has won $net', async ({ status, toWin, net, result }) => {
    await showBet({ status });
    expect(listCells().slice(4, 7)).toEqual([toWin, net, `${result as string}投注时 1-0 · 赛果 2-1`]);
  });

  it.each`
    status        | net         | tone
    ${'pending'}  | ${'47.50'}  | ${'info'}
    ${'rejected'} | ${'47.50'}  | ${'warning'}
    ${'open'}     | ${'47.50'}  | ${'neutral'}
    ${'settled'}  | ${'47.50'}  | ${'gain'}
    ${'settled'}  | ${'-50.00'} | ${'loss'}
    ${'settled'}  | ${'0.00'}   | ${'neutral'}
  `(
    'the result of a bet that is $status with the net result $net has the tone $tone',
    async ({ status, net, tone }) => {
      await showBet({ status, net });
      expect(getCell('结果').querySelector('[data-tone]')).toHaveAttribute('data-tone', tone as string);
    },
  );

  it('amounts and actions are aligned at the end, times and amounts as figures', async () => {
    await showBet({});
    expect(listHeadersAtEnd()).toEqual(['投注额', '可赢', '输赢', '操作']);
    expect(countFigures()).toBe(4);
  });

  it('a loss is shown with its sign and the tone of a loss', async () => {
    await showBet({ resultCode: 'L', net: '-1100.00' });
    expect(within(getCell('输赢')).getByText('-1,100.00')).toHaveAttribute('data-tone', 'loss');
  });

  it.each`
    scoreAtBet   | scoreFinal   | text
    ${'1-0'}     | ${'2-1'}     | ${'投注时 1-0 · 赛果 2-1'}
    ${undefined} | ${'2-1'}     | ${'赛果 2-1'}
    ${'1-0'}     | ${undefined} | ${'投注时 1-0'}
    ${undefined} | ${undefined} | ${''}
  `('the scores $scoreAtBet and $scoreFinal are shown as "$text"', async ({ scoreAtBet, scoreFinal, text }) => {
    await showBet({ scoreAtBet, scoreFinal });
    expect(getCell('结果').textContent).toBe(`半赢${text as string}`);
  });

  it('a resettled bet is marked', async () => {
    await showBet({ resettledAt: 0 });
    expect(getCell('结果')).toHaveTextContent('半赢已重新结算投注时 1-0 · 赛果 2-1');
  });

  it('a bet before the start on a play without a choice of odds type has neither mark', async () => {
    await showBet({ w: 'M', line: '', price: '2.10' });
    expect(getCell('投注内容').textContent).toBe(' 全场独赢阿森纳 @ 3.10 ');
  });

  it('an outright bet has no separator between teams', async () => {
    await showBet({ w: 'FS', r: '7', line: '', team_c: '', runner: '阿森纳' });
    expect(getCell('赛事')).toHaveTextContent(/^英格兰超级联赛阿森纳$/);
  });

  it('a parlay has no scores, and one unit of the whole stake unless it has other units', async () => {
    const legs = [{ gameType: 'FT', league: '', startTime: 0, line: '', w: 'M', r: 'H', price: '1.00', gameId: '1' }];
    const teams = { team_h: '阿森纳', team_c: '利物浦' };
    await showBet({ legs: [{ ...legs[0], ...teams } as NonNullable<BetRecord['legs']>[number]], systems: ['2x1'] });
    expect([getCell('赛事'), getCell('投注内容'), getCell('结果')].map(({ textContent }) => textContent)).toEqual([
      '串关2 串 1阿森纳-利物浦',
      '共 1 场1 注 每注 ¥100.00',
      '半赢',
    ]);
  });

  it('the buttons of a bet open its details and its receipt', async () => {
    const bet = createBet({ ticketId: 'T9' });
    const { user, onDetail, onReceipt } = await setUp({ tab: 'settled' }, { page: createPage([bet]) });
    await user.click(screen.getByRole('button', { name: '注单 T9 详情' }));
    expect([onDetail.mock.calls, onReceipt.mock.calls]).toEqual([[[bet]], []]);
    await user.click(screen.getByRole('button', { name: '凭证 T9' }));
    expect([onDetail.mock.calls, onReceipt.mock.calls]).toEqual([[[bet]], [[bet]]]);
  });

  it('only a rejected bet is muted', async () => {
    const page = createPage([
      createBet({ betId: '1', league: '甲' }),
      createBet({ betId: '2', league: '乙', status: 'rejected' }),
    ]);
    await setUp({ tab: 'all' }, { page });
    expect(screen.getByText('乙').closest('tr')).toHaveAttribute('data-state', 'muted');
    expect(screen.getByText('甲').closest('tr')).not.toHaveAttribute('data-state');
  });
});

describe('columns of rounds', () => {
  const round: RoundRecord = {
    roundId: '71',
    channelCode: 'YCCP',
    category: 'CP',
    venueName: '云彩彩票',
    gameCode: 'YCCP-0001',
    gameName: '时时彩',
    picks: [
      { name: '大', stake: '10.10' },
      { name: '单', stake: '1020.00' },
    ],
    stake: '1030.10',
    status: 'open',
    drawNo: 412,
    placedAt: Date.parse('2026-11-21T12:30:05Z'),
  };
  const showRound = (part: Partial<RoundRecord>, tab: BetFilter['tab']) =>
    setUp({ kind: 'games', tab }, { page: createPage([], [{ ...round, ...part }]) });

  it('an open ticket has its draw, its bet fields and no amounts of a result', async () => {
    await showRound({}, 'open');
    expect(listHeaders()).toEqual(['下注时间', '游戏', '投注内容', '投注额', '状态', '操作']);
    expect(listCells()).toEqual([
      '2026-11-2120:30:05',
      '云彩彩票时时彩',
      '第 412 期大 10.10、单 1,020.00',
      '1,030.10',
      '等待开奖',
      '凭证',
    ]);
    expect(screen.getByText('等待开奖')).toHaveAttribute('data-tone', 'info');
  });

  it.each(['settled', 'all'] as const)('the tab %s has payout and net result', async (tab) => {
    await showRound({ status: 'settled', payout: '0.00', net: '-1030.10' }, tab);
    expect(listHeaders()).toEqual(['下注时间', '游戏', '投注内容', '投注额', '派彩', '输赢', '状态', '操作']);
    expect(listCells().slice(4, 7)).toEqual(['0.00', '-1,030.10', '已结算']);
    expect(listHeadersAtEnd()).toEqual(['投注额', '派彩', '输赢', '操作']);
    expect(countFigures()).toBe(4);
    expect(screen.getByText('-1,030.10')).toHaveAttribute('data-tone', 'loss');
    expect(screen.getByText('已结算', { selector: 'td *' })).toHaveAttribute('data-tone', 'neutral');
  });

  it('a ticket without a result has no payout and no net result', async () => {
    await showRound({}, 'all');
    expect(listCells().slice(4, 7)).toEqual(['--', '--', '等待开奖']);
  });

  it('its button opens the receipt of the round', async () => {
    const { user, onRoundReceipt, onReceipt } = await showRound({}, 'open');
    await user.click(screen.getByRole('button', { name: '凭证 71' }));
    expect([onRoundReceipt.mock.calls, onReceipt.mock.calls]).toEqual([[[round]], []]);
  });
});

describe('BetList', () => {
  it.each`
    what              | records                                         | isBusy
    ${'nothing yet'}  | ${{}}                                           | ${true}
    ${'a failure'}    | ${{ failure }}                                  | ${false}
    ${'a page'}       | ${{ page: createPage([createBet()]) }}          | ${false}
    ${'a stale page'} | ${{ page: createPage([createBet()]), failure }} | ${false}
  `('is busy with $what: $isBusy', async ({ records, isBusy }: { records: Partial<BetRecords>; isBusy: boolean }) => {
    await setUp({ tab: 'settled' }, records);
    expect(screen.getByRole('region', { name: '已结算' }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  });

  it.each`
    what            | records                                         | status
    ${'fresh page'} | ${{ page: createPage([createBet()]) }}          | ${'2026-11-22 01:30:00 更新'}
    ${'stale page'} | ${{ page: createPage([createBet()]), failure }} | ${'刷新没有成功，显示的是 2026-11-22 01:30:00 的记录'}
  `('a $what has the status "$status"', async ({ records, status }) => {
    await setUp({}, records as Partial<BetRecords>);
    expect(screen.getByRole('status')).toHaveTextContent(status as string);
  });

  it('has no status and no pages without data', async () => {
    await setUp({}, { failure });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each`
    total | page | place
    ${20} | ${1} | ${undefined}
    ${21} | ${1} | ${'第 1 / 2 页'}
    ${40} | ${2} | ${'第 2 / 2 页'}
    ${41} | ${2} | ${'第 2 / 3 页'}
    ${0}  | ${4} | ${'第 4 / 1 页'}
  `('$total bets on page $page are shown as $place', async ({ total, page, place }) => {
    await setUp({ page: page as number }, { page: createPage([createBet()], [], total as number) });
    expect(screen.queryByText(/^第/)?.textContent).toBe(place);
  });

  it('changes only the page', async () => {
    const { user, onChange } = await setUp({ page: 1 }, { page: createPage([createBet()], [], 45) });
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(onChange.mock.calls).toEqual([[{ page: 2 }]]);
  });

  it('a response without rounds is an empty list of games', async () => {
    const page = createPage([]);
    await setUp({ kind: 'games' }, { page: { ...page, records: { total: 0, list: [createBet()] } } });
    expect(screen.getByText('没有等待开奖的注单')).toBeVisible();
  });
});
