import type { SelectionInput, Slip } from '@pavilion/domain-sports';
import type { BetOutcome, BetRequest, BetStatus, PlacedBet } from '@pavilion/domain-sports/placement';
import type { SiteOptions } from '@pavilion/site-testing';
import type { Action } from 'redux';
import { fireEvent, screen, within } from '@testing-library/react';
import { sportsRuntime } from '../state/sportsRuntime.ts';
import { selectDesk } from '../state/sportsState.ts';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip, moveSelection } from '../testing/slip.ts';
import { PlaceBetBar } from './PlaceBetBar.tsx';
import { PlacementProgress } from './PlacementProgress.tsx';
import { PlacementResult } from './PlacementResult.tsx';

const known = createSlip(['1.RE.0.H', '2.RM.0.N', '3.RE.0.C']).selections;
const findSelection = (id: string): SelectionInput | undefined => known.find((held) => held.id === id);
const toLeg = (oddsId: string) => {
  const { gameId, playCode, side } = findSelection(oddsId) ?? { gameId: '9', playCode: 'RE', side: 'H' as const };
  return { oddsId, gameId, playCode, side, price: '0.95', line: playCode === 'RM' ? '' : '-0.25', version: 1 };
};

const createSingle = (oddsId: string): BetRequest =>
  ({ kind: 'single', requestId: `r.${oddsId}`, ...toLeg(oddsId), stake: '100.00', oddsRule: 'none' }) as never;
const series = {
  kind: 'series',
  requestId: 'r.series',
  legs: ['1.RE.0.H', '2.RM.0.N', '3.RE.0.C'].map(toLeg),
  systems: ['2x1', '3x1'],
  unitStake: '10.00',
  oddsRule: 'none',
} as unknown as BetRequest;

/** Creates a bet of an order. */
function bet(status: BetStatus, request: BetRequest, outcome?: Partial<BetOutcome>): PlacedBet {
  const { requestId } = request;
  return { status, request, ...(outcome && { outcome: { status: 'ACCEPTED', requestId, ...outcome } }) };
}

const renderResult = (...bets: readonly PlacedBet[]) =>
  renderWithBoard(<PlacementResult placement={{ bets }} findSelection={findSelection} />, {
    state: { placement: { bets } },
  });
const renderProgress = (bets: readonly PlacedBet[], reducers: SiteOptions['reducers'] = sportsRuntime.reducers) =>
  renderWithBoard(<PlacementProgress placement={{ bets }} findSelection={findSelection} />, { reducers });
const readOrders = () => [...document.querySelectorAll('[data-order]')].map(({ textContent }) => textContent);

describe('receipt', () => {
  it('SLP-11 shows selection, price, match, stake, winnings and ticket of an accepted bet, and has the focus', async () => {
    await renderResult(
      bet('accepted', createSingle('1.RE.0.H'), {
        ticketId: 'T1',
        price: '0.90',
        line: '-0.5',
        stake: '100.00',
        winAmount: '90.00',
      }),
    );
    const receipt = screen.getByRole('group', { name: '投注成功' });
    expect(receipt).toHaveFocus();
    expect(readOrders()).toEqual([
      '阿森纳 -0/0.5全场让球（香港盘）@ 0.90阿森纳 - 利物浦投注金额¥100.00可赢金额¥90.00注单号 T1',
    ]);
    expect(within(receipt).queryByText(/^共 /)).toBeNull();
  });

  it('SLP-11 shows the price and stake of the request without those of the response', async () => {
    await renderResult(bet('accepted', createSingle('1.RE.0.H'), { ticketId: 'T1' }));
    expect(readOrders()[0]).toContain('@ 0.95阿森纳 - 利物浦投注金额¥100.00注单号 T1');
  });

  it('SLP-11 names a selection that is no longer known by its id', async () => {
    await renderResult(bet('accepted', createSingle('9.RE.0.H'), { ticketId: 'T1' }));
    expect(readOrders()[0]).toMatch(/^9\.RE\.0\.H@ 0\.95投注金额/);
  });

  it('SLP-11 shows the systems, the legs with the prices of the response, and the sum of all units', async () => {
    const legs = [{ oddsId: '2.RM.0.N', price: '2.50', line: '' }];
    await renderResult(bet('accepted', series, { ticketId: 'T4', legs }));
    expect(readOrders()).toEqual([
      [
        '串关 2 串 1、3 串 1',
        '阿森纳 -0/0.5@ 0.95全场让球（香港盘） · 阿森纳 - 利物浦',
        '和局@ 3.50全场独赢（欧洲盘） · 国际米兰 - AC米兰',
        '巴塞罗那 +0/0.5@ 0.95全场让球（香港盘） · 皇家马德里 - 巴塞罗那',
        '投注金额¥40.00注单号 T4',
      ].join(''),
    ]);
  });

  it('SLP-11 counts several bets and shows the status of each', async () => {
    await renderResult(
      bet('accepted', createSingle('1.RE.0.H'), { ticketId: 'T1' }),
      bet('accepted', createSingle('3.RE.0.C'), { ticketId: 'T2' }),
    );
    expect(screen.getByText('共 2 张注单')).toBeInTheDocument();
    expect(readOrders().map((order) => order?.includes('成功'))).toEqual([true, true]);
    const figures = [...document.querySelectorAll('dl > div')];
    expect(figures.some((row) => row.hasAttribute('data-main'))).toBe(false);
  });

  it('SLP-11 leads to the bets, or back to the slip by button or Escape', async () => {
    const { store } = await renderResult(bet('accepted', createSingle('1.RE.0.H')));
    fireEvent.click(screen.getByRole('button', { name: '查看注单' }));
    expect(selectDesk(store.getState()).dockTab).toBe('bets');
    fireEvent.keyDown(screen.getByRole('group', { name: '投注成功' }), { key: 'a' });
    expect(store.getState().placement?.bets).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('group', { name: '投注成功' }), { key: 'Escape' });
    expect(store.getState().placement?.bets).toEqual([]);
  });
});

describe('a bet that was not accepted', () => {
  it('F-BET-07 shows the reason in an alert that can be closed', async () => {
    const { store } = await renderResult(bet('rejected', createSingle('1.RE.0.H'), { reason: 'closed' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^投注未成功该盘口已关闭，请移除后另选。金额已保留，没有扣款。$/,
    );
    expect(readOrders()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(store.getState().placement?.bets).toEqual([]);
  });

  it('F-BET-07 counts the refused legs of a parlay', async () => {
    const legs = [
      { oddsId: '1.RE.0.H', price: '0.90', line: '-0.25', reason: 'priceChanged' as const },
      { oddsId: '2.RM.0.N', price: '2.40', line: '' },
    ];
    await renderResult(bet('rejected', series, { reason: 'priceChanged', legs }));
    expect(screen.getByRole('alert')).toHaveTextContent('1 场的盘口有变化，已在下方标出。');
  });

  it.each`
    statuses                    | title             | text
    ${['accepted', 'rejected']} | ${'部分投注成功'} | ${'1 项成功，1 项未成功。'}
    ${['rejected', 'rejected']} | ${'投注未成功'}   | ${'0 项成功，2 项未成功。'}
    ${['refused', 'rejected']}  | ${'投注未成功'}   | ${'0 项成功，2 项未成功。'}
  `('SLP-11 several bets that are $statuses have the title $title', async ({ statuses, title, text }) => {
    const [first, second] = statuses as BetStatus[];
    await renderResult(
      bet(first!, createSingle('1.RE.0.H'), { ticketId: 'T1', winAmount: '95.00', reason: 'closed' }),
      bet(second!, createSingle('3.RE.0.C'), { ticketId: 'T2', winAmount: '91.00', reason: 'closed' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(`${title as string}${text as string}`);
    expect(readOrders()).toHaveLength(2);
    expect(readOrders()[1]).toContain('未成功');
    expect(readOrders()[1]).toContain('该盘口已关闭，请移除后另选。');
    expect(readOrders()[1]).not.toContain('可赢金额');
    expect(readOrders()[1]).not.toContain('注单号 T2');
  });

  it('F-BET-20 a refused bet has the text of the platform', async () => {
    await renderResult({ ...bet('refused', createSingle('1.RE.0.H')), failureText: '系统维护中' });
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
  });
});

describe('an order in progress', () => {
  it.each(['confirming', 'pending'] as const)(
    'SLP-07 shows that the order is confirming while it is %s',
    async (status) => {
      await renderProgress([bet(status, createSingle('1.RE.0.H'))]);
      expect(screen.getByRole('group', { name: '确认中…' })).toHaveFocus();
      expect(screen.getByText('当前还有订单正在确认中，请稍等')).toBeInTheDocument();
      expect(screen.queryByText('结果确认中')).toBeNull();
    },
  );

  it('F-BET-05 shows the request id of a bet without a response, and queries it on request', async () => {
    const onAction = jest.fn();
    const reducers = { ...sportsRuntime.reducers, actions: (_state: unknown, { type }: Action) => (onAction(type), 0) };
    await renderProgress([bet('unknown', createSingle('1.RE.0.H'))], reducers);
    expect(readOrders()[0]).toContain('订单号 r.1.RE.0.H');
    fireEvent.click(screen.getByRole('button', { name: '立即查询' }));
    expect(onAction).toHaveBeenLastCalledWith('placement/pollRequested');
  });

  it('SLP-11 shows the status of each of several bets', async () => {
    await renderProgress([bet('confirming', createSingle('1.RE.0.H')), bet('accepted', createSingle('3.RE.0.C'))]);
    expect(readOrders().map((order) => /确认中|成功/.exec(order ?? '')?.[0])).toEqual(['确认中', '成功']);
  });
});

describe('button that places', () => {
  const withStakes = (slip: Slip, ...stakes: readonly string[]) =>
    stakes.reduce((held, stake, at) => changeSelection(held, { stake }, at), slip);
  const one = createSlip(['1.RE.0.H'], { mode: 'single' });
  const two = createSlip(['1.RE.0.H', '2.RM.0.N']);

  it.each`
    slip                                                                                           | label
    ${one}                                                                                         | ${'确认投注'}
    ${withStakes(one, '0')}                                                                        | ${'确认投注'}
    ${withStakes(one, '100')}                                                                      | ${'确认投注 ¥100.00'}
    ${withStakes(two, '100', '50')}                                                                | ${'确认投注 ¥150.00（2 项）'}
    ${withStakes(two, '100')}                                                                      | ${'确认投注 ¥100.00'}
    ${moveSelection(one, { price: '0.90' })}                                                       | ${'接受 0.90 并投注'}
    ${withStakes(moveSelection(one, { price: '0.90' }), '100')}                                    | ${'接受 0.90 并投注 ¥100.00'}
    ${moveSelection(one, { line: '-0.5' })}                                                        | ${'接受 -0.5 @ 0.95 并投注'}
    ${moveSelection(moveSelection(two, { price: '0.90' }), { price: '2.50' }, 1)}                  | ${'接受 2 项变化并投注'}
    ${withStakes(moveSelection(moveSelection(two, { price: '0.90' }), { price: '2.50' }, 1), '9')} | ${'接受 2 项变化并投注 ¥9.00'}
    ${moveSelection(two, { price: '2.50' }, 1)}                                                    | ${'接受 3.50 并投注'}
    ${changeSelection(moveSelection(one, { price: '0.90' }), { status: 'closed' })}                | ${'确认投注'}
  `('SLP-10 has the label “$label”', async ({ slip, label }) => {
    await renderWithBoard(<PlaceBetBar slip={slip as Slip} problem={undefined} />);
    expect(screen.getByRole('button')).toHaveAccessibleName(label as string);
    expect(screen.getByRole('button')).toBeEnabled();
  });

  it.each`
    problem                  | texts
    ${{ place: 'no price' }} | ${['no price']}
    ${{ field: 'too low' }}  | ${[]}
    ${{}}                    | ${[]}
  `('SLP-08 is disabled with $problem, and shows the reason unless a box has it', async ({ problem, texts }) => {
    await renderWithBoard(<PlaceBetBar slip={one} problem={problem as object} />);
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.queryAllByText(/no price|too low/).map(({ textContent }) => textContent)).toEqual(texts);
  });
});
