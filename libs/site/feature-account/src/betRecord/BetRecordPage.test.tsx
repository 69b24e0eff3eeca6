import { ApiError, TransportError } from '@pavilion/api-client';
import { errorMessages, type Locale } from '@pavilion/site-contract';
import { receiptMessages } from '@pavilion/site-money';
import { betMessages, type BetRecord } from '@pavilion/site-bet-ui';
import { createBet, createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { accountMessages } from '../messages/accountMessages.ts';
import { BetRecordPage } from './BetRecordPage.tsx';
import { POLL_MS } from './state/useBetRecords.ts';

const openBet = createBet({
  betId: '2',
  ticketId: 'T2',
  status: 'open',
  resultCode: undefined,
  net: undefined,
  settledAt: undefined,
  scoreFinal: undefined,
});
const totals = { count: 1, stake: '100.00', net: '47.50' };
const serverDown = new ApiError(6005, {
  endpointId: 'record.betRecordList',
  requestId: 'r',
  serverMessage: '服务有点繁忙，请稍后再试',
});

function createManualClock() {
  let now = Date.parse('2026-11-21T17:30:00Z');
  const timers = new Map<() => void, number>();
  return {
    now: () => now,
    after: (ms: number, callback: () => void) => {
      const fire = () => callback();
      timers.set(fire, now + ms);
      return () => void timers.delete(fire);
    },
    pass: (ms: number) => {
      now += ms;
      for (const [fire, at] of [...timers]) {
        if (at <= now && timers.delete(fire)) fire();
      }
    },
    pending: () => timers.size,
  };
}

/** Lifetime of a response that no component shows, milliseconds. */
const UNUSED_MS = 60_000;

const browser = { goBack: () => undefined as void };

/** Query of the page and how it was opened. */
function Address() {
  const navigate = useNavigate();
  useEffect(() => {
    browser.goBack = () => void navigate(-1);
  }, [navigate]);
  return <output aria-label="address">{`${useNavigationType()} ${useLocation().search}`}</output>;
}

interface Setting {
  readonly bets?: readonly BetRecord[];
  readonly list?: FakeHandlers['record.betRecordList'];
  readonly total?: FakeHandlers['record.betRecordTotal'];
  readonly path?: string;
  readonly locale?: Locale;
}

async function setUp({
  bets = [createBet()],
  list,
  total,
  path = '/mine/betRecord?tab=settled',
  locale,
}: Setting = {}) {
  const readList = jest.fn(list ?? (async () => ({ total: bets.length, list: [...bets] })));
  const readTotal = jest.fn(total ?? (async () => totals));
  const clock = createManualClock();
  const navigate = jest.fn();
  const page = (
    <>
      <BetRecordPage />
      <Address />
    </>
  );
  const site = await renderWithSite(page, {
    path,
    ...(locale && { locale }),
    messages: [accountMessages, betMessages, errorMessages, receiptMessages],
    state: { session: { status: 'member', userId: '7', member: undefined } },
    services: {
      api: createFakeApi({ 'record.betRecordList': readList, 'record.betRecordTotal': readTotal }),
      clock,
      navigate,
    },
  });
  return { ...site, user: userEvent.setup(), readList, readTotal, clock, navigate };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const firstRow = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement;

describe('BetRecordPage', () => {
  it('WAL-07 shows league, teams, selection, stake, result, scores and times in UTC+8 of a settled bet', async () => {
    await setUp();
    expect(cells(await firstRow('英格兰超级联赛'))).toEqual([
      '2026-11-2120:30:05',
      '英格兰超级联赛阿森纳 对 利物浦',
      '滚球 全场让球阿森纳 -0/0.5 @ 0.95 香港盘',
      '100.00',
      '+47.50',
      '半赢投注时 1-0 · 赛果 2-1',
      '详情凭证',
    ]);
    expect(screen.getByTestId('bet-totals')).toHaveTextContent('共 1 单投注额¥100.00输赢+47.50');
  });

  it('WAL-07 shows the possible winnings of an open bet', async () => {
    const { readList } = await setUp({ bets: [openBet], path: '/mine/betRecord' });
    expect(cells(await firstRow('英格兰超级联赛')).slice(3)).toEqual([
      '100.00',
      '95.00',
      '未结算投注时 1-0',
      '详情凭证',
    ]);
    expect(readList.mock.calls[0]?.[0]).toEqual({
      status: 'open',
      beginTime: Date.parse('2026-10-24T00:00:00+08:00'),
      pageNum: 1,
      pageSize: 20,
    });
  });

  it('WAL-07 GAM-05 DSK-09 shows time, venue, round, stake, payout and net result of a round, and its receipt', async () => {
    const shared = { category: 'ZR' as const, channelCode: 'LYZR', venueName: '揽月真人', gameCode: 'LYZR-0001' };
    const settled = {
      ...shared,
      roundId: '7',
      gameName: '百家乐 A01',
      stake: '20.00',
      status: 'settled' as const,
      picks: [{ name: '庄', stake: '20.00', returned: '39.00' }],
      payout: '39.00',
      net: '19.00',
      placedAt: Date.parse('2026-11-21T12:30:05Z'),
    };
    const { readList, user } = await setUp({
      list: async () => ({ total: 1, list: [], rounds: [settled] }),
      path: '/mine/betRecord?kind=games&tab=settled',
    });
    expect(cells(await firstRow('百家乐 A01'))).toEqual([
      '2026-11-2120:30:05',
      '揽月真人百家乐 A01',
      '局号 7庄 20.00',
      '20.00',
      '39.00',
      '+19.00',
      '已结算',
      '凭证',
    ]);
    expect(readList.mock.calls[0]?.[0]).toMatchObject({ status: 'settled', category: 'games' });
    await user.click(screen.getByRole('button', { name: '凭证 7' }));
    const receipt = within(await screen.findByRole('article', { name: '游戏凭证' }));
    for (const text of ['揽月真人 · 百家乐 A01', '庄', '返还 ¥39.00', '+¥19.00'])
      expect(receipt.getByText(text)).toBeInTheDocument();
  });

  it('WAL-07 shows the terms of Taiwan in zh-TW', async () => {
    await setUp({ locale: 'zh-TW' });
    expect(await screen.findByText('贏一半')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('投注紀錄');
    expect(screen.getByText('走地')).toBeInTheDocument();
  });

  it('WAL-07 a change of tab, range or page fetches the list again', async () => {
    const { user, readList } = await setUp({ list: async () => ({ total: 45, list: [createBet()] }) });
    await firstRow('英格兰超级联赛');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(readList.mock.lastCall?.[0]).toMatchObject({ status: 'settled', pageNum: 2 });
    await user.click(screen.getByRole('radio', { name: '今天' }));
    expect(readList.mock.lastCall?.[0]).toMatchObject({
      pageNum: 1,
      beginTime: Date.parse('2026-11-22T00:00:00+08:00'),
    });
    await user.click(screen.getByRole('tab', { name: '全部' }));
    expect(readList.mock.lastCall?.[0]).toMatchObject({ status: '', pageNum: 1 });
  });

  it('F-API-14 shows the latest filter, whatever the order of responses', async () => {
    const responses: ((value: { total: number; list: BetRecord[] }) => void)[] = [];
    const { user } = await setUp({ list: () => new Promise((resolve) => responses.push(resolve)) });
    await user.click(screen.getByRole('tab', { name: '全部' }));
    await act(async () => responses[1]?.({ total: 1, list: [createBet({ league: '新的' })] }));
    await act(async () => responses[0]?.({ total: 1, list: [createBet({ league: '旧的' })] }));
    expect(screen.getByText('新的')).toBeInTheDocument();
    expect(screen.queryByText('旧的')).not.toBeInTheDocument();
  });

  it('F-API-15 aborts the pending call and leaves no timer after unmount', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    let respond = async () => ({ total: 0, list: [] });
    const pendingRefresh = () => (respond = () => new Promise(() => undefined));
    const { unmount, clock, user } = await setUp({
      list: (_request, options) => {
        signals.push(options?.signal);
        return respond();
      },
    });
    await screen.findByText('这段时间没有已结算的注单');
    // The next poll, and midnight.
    expect(clock.pending()).toBe(2);
    pendingRefresh();
    await user.click(screen.getByRole('button', { name: '刷新' }));
    unmount();
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
    clock.pass(UNUSED_MS);
    expect(clock.pending()).toBe(0);
    expect(signals).toHaveLength(2);
  });

  it('WAL-07 shows a table of skeleton rows while loading', async () => {
    await setUp({ list: () => new Promise(() => undefined) });
    const region = screen.getByRole('region', { name: '已结算' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(within(region).getAllByRole('row')).toHaveLength(6);
  });

  it.each`
    path                             | button            | outcome
    ${'/mine/betRecord'}             | ${'进入体育盘口'} | ${'venue'}
    ${'/mine/betRecord?range=today'} | ${'查看近 30 天'} | ${'month'}
  `('WAL-07 an empty list shows the button $button', async ({ path, button, outcome }) => {
    const { user, navigate, readList } = await setUp({ bets: [], path });
    await user.click(await screen.findByRole('button', { name: button }));
    if (outcome === 'venue') expect(navigate).toHaveBeenCalledWith('/game/sport/crty');
    else expect(readList.mock.lastCall?.[0]).toMatchObject({ beginTime: Date.parse('2026-10-24T00:00:00+08:00') });
  });

  it('ERR-09 shows the message of a failure, and retries', async () => {
    const list = jest
      .fn()
      .mockRejectedValueOnce(serverDown)
      .mockResolvedValue({ total: 1, list: [createBet()] });
    const { user } = await setUp({ list });
    expect(await screen.findByText(/服务有点繁忙，请稍后再试/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await firstRow('英格兰超级联赛')).toBeInTheDocument();
    expect(screen.queryByText(/服务有点繁忙/)).not.toBeInTheDocument();
  });

  it('ERR-10 shows a maintenance message', async () => {
    const closed = new ApiError(6316, { endpointId: 'record.betRecordList', requestId: 'r', serverMessage: '' });
    await setUp({ list: async () => Promise.reject(closed) });
    expect(await screen.findByText('记录服务维护中')).toBeInTheDocument();
    expect(screen.getByText('系统正在维护中，暂时无法使用，请稍后再试')).toBeInTheDocument();
  });

  it('F-API-24 shows a message while offline, and fetches again when online', async () => {
    const offline = new TransportError('offline', { endpointId: 'x', requestId: 'r', outcome: 'none', attempts: 0 });
    const list = jest
      .fn()
      .mockRejectedValueOnce(offline)
      .mockResolvedValue({ total: 1, list: [createBet()] });
    const { store } = await setUp({ list });
    act(() => void store.dispatch({ type: 'ui/onlineChanged', payload: false }));
    expect(await screen.findByText('网络已断开')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await firstRow('英格兰超级联赛')).toBeInTheDocument();
  });

  it('WAL-07 polls every 10 s; a settled bet refreshes the balance and shows a notice', async () => {
    const list = jest
      .fn()
      .mockResolvedValueOnce({ total: 1, list: [openBet] })
      .mockResolvedValue({ total: 0, list: [] });
    const { clock, changes, user, readList } = await setUp({ list, path: '/mine/betRecord' });
    await firstRow('英格兰超级联赛');
    expect(changes).toEqual([]);
    await act(async () => clock.pass(POLL_MS));
    expect(await screen.findByText('没有未结算的注单')).toBeInTheDocument();
    expect(changes).toEqual([{ tags: ['balance'] }]);
    expect(screen.getByText('有注单刚刚结算')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '查看已结算' }));
    expect(readList.mock.lastCall?.[0]).toMatchObject({ status: 'settled' });
    expect(screen.queryByText('有注单刚刚结算')).not.toBeInTheDocument();
  });

  it('I9 a failed refresh keeps the list and shows its time', async () => {
    const list = jest
      .fn()
      .mockResolvedValueOnce({ total: 1, list: [createBet()] })
      .mockRejectedValue(serverDown);
    const { clock } = await setUp({ list });
    await firstRow('英格兰超级联赛');
    await act(async () => clock.pass(POLL_MS));
    await waitFor(() =>
      expect(screen.getByText(/刷新没有成功，显示的是 2026-11-22 01:30:00 的记录/)).toBeInTheDocument(),
    );
    expect(screen.getByText('英格兰超级联赛')).toBeInTheDocument();
  });

  it('WAL-07 the details contain the ticket number to copy, the return and the time of settlement', async () => {
    const { user, toasts } = await setUp();
    await user.click(await screen.findByRole('button', { name: '注单 T20261121000001 详情' }));
    const dialog = await screen.findByRole('dialog', { name: '注单详情' });
    for (const text of [
      'T20261121000001',
      '¥147.50',
      '+¥47.50',
      '2026-11-21 22:00:00',
      '滚球 全场让球',
      '0.95 香港盘',
    ]) {
      expect(within(dialog).getByText(text, { exact: false })).toBeInTheDocument();
    }
    expect(dialog).toHaveTextContent('滚球让球只计投注之后的进球');
    await user.click(within(dialog).getByRole('button', { name: '复制注单号' }));
    expect(await navigator.clipboard.readText()).toBe('T20261121000001');
    expect(toasts).toEqual([{ kind: 'success', text: '注单号已复制' }]);
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each`
    button                         | dialog        | field
    ${'注单 T20261121000001 详情'} | ${'注单详情'} | ${'detail'}
    ${'凭证 T20261121000001'}      | ${'投注凭证'} | ${'receipt'}
  `('WAL-07 the back button closes what the button $button has opened', async ({ button, dialog, field }) => {
    const { user } = await setUp();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
    expect(screen.getByLabelText('address')).toHaveTextContent(`PUSH ?tab=settled&${field as string}=1`);
    act(() => browser.goBack());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('address')).toHaveTextContent('POP ?tab=settled');
    expect(screen.getByRole('button', { name: button })).toHaveFocus();
  });

  it('WAL-07 a reload shows the same receipt of a round', async () => {
    const round = {
      category: 'ZR',
      channelCode: 'LYZR',
      venueName: '揽月真人',
      gameCode: 'LYZR-0001',
      roundId: '7',
      gameName: '百家乐 A01',
      stake: '20.00',
      status: 'settled',
      picks: [],
      placedAt: 0,
    } as const;
    await setUp({
      list: async () => ({ total: 1, list: [], rounds: [{ ...round, picks: [] }] }),
      path: '/mine/betRecord?kind=games&tab=settled&round=7',
    });
    expect(await screen.findByRole('dialog', { name: '游戏凭证' })).toBeVisible();
  });

  it('F-WAL-15 shows -- for an invalid amount', async () => {
    await setUp({ bets: [createBet({ stake: 'NaN', net: '12.345' })] });
    expect(cells(await firstRow('英格兰超级联赛')).slice(3, 5)).toEqual(['--', '--']);
  });

  const leg = { gameType: 'FT', league: '英格兰超级联赛', startTime: 0, line: '', w: 'M', price: '1.00' } as const;
  const series = createBet({
    kind: 'series',
    systems: ['2x1'],
    units: 1,
    unitStake: '100.00',
    winAmount: '300.00',
    resultCode: 'W',
    net: '100.00',
    resettledAt: Date.UTC(2026, 10, 21, 16),
    formerResultCode: 'L',
    formerNet: '-100.00',
    legs: [
      { ...leg, gameId: '1', team_h: '阿森纳', team_c: '利物浦', r: 'H', resultCode: 'W', scoreFinal: '2-1' },
      { ...leg, gameId: '2', team_h: '国际米兰', team_c: 'AC米兰', r: 'N', resultCode: 'DD' },
    ],
  });

  it('WAL-07 shows pass type, units and matches of a parlay', async () => {
    await setUp({ bets: [series] });
    expect(cells(await firstRow('阿森纳-利物浦 · 国际米兰-AC米兰')).slice(1, 6)).toEqual([
      '串关2 串 1阿森纳-利物浦 · 国际米兰-AC米兰',
      '共 2 场1 注 每注 ¥100.00',
      '100.00',
      '+100.00',
      '赢已重新结算',
    ]);
  });
});

describe('filter and totals of the bet records', () => {
  const readAddress = () => screen.getByLabelText('address').textContent;

  it('shows placeholders until the totals have arrived', async () => {
    await act(async () => void (await setUp({ total: () => new Promise(() => undefined) })));
    expect(screen.queryByTestId('bet-totals')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: '已结算' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each`
    path                             | text
    ${'/mine/betRecord'}             | ${'共 3 单投注额¥1,300.50'}
    ${'/mine/betRecord?tab=all'}     | ${'共 3 单投注额¥1,300.50输赢-20.00'}
    ${'/mine/betRecord?tab=settled'} | ${'共 3 单投注额¥1,300.50输赢-20.00'}
  `('the totals of $path are $text', async ({ path, text }) => {
    await setUp({ path: path as string, total: async () => ({ count: 3, stake: '1300.50', net: '-20.00' }) });
    expect((await screen.findByTestId('bet-totals')).textContent).toBe(text);
  });

  it('the totals have the tone of a loss', async () => {
    await setUp({ total: async () => ({ count: 1, stake: '100.00', net: '-20.00' }) });
    expect(within(await screen.findByTestId('bet-totals')).getByText('-20.00')).toHaveAttribute('data-tone', 'loss');
  });

  it('WAL-07 the totals are requested with the filter of the list, without its page', async () => {
    const { readTotal, readList } = await setUp({ path: '/mine/betRecord?kind=games&range=week&page=2' });
    const filter = { status: 'open', category: 'games', beginTime: Date.parse('2026-11-16T00:00:00+08:00') };
    await waitFor(() => expect(readTotal).toHaveBeenCalledTimes(1));
    expect(readTotal.mock.calls[0]?.[0]).toEqual(filter);
    expect(readList.mock.calls[0]?.[0]).toEqual({ ...filter, pageNum: 2, pageSize: 20 });
  });

  it('a page is added to the history, any other change of the filter is not', async () => {
    const { user } = await setUp({ list: async () => ({ total: 45, list: [createBet()] }) });
    await firstRow('英格兰超级联赛');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(readAddress()).toBe('PUSH ?tab=settled&page=2');
    await user.click(screen.getByRole('radio', { name: '近 7 天' }));
    expect(readAddress()).toBe('REPLACE ?tab=settled&range=week');
    await user.click(screen.getByRole('radio', { name: '游戏' }));
    expect(readAddress()).toBe('REPLACE ?kind=games&tab=settled&range=week');
    await user.click(screen.getByRole('tab', { name: '未结算' }));
    expect(readAddress()).toBe('REPLACE ?kind=games&range=week');
  });

  it('marks the selected tab, kind and range', async () => {
    await setUp({ path: '/mine/betRecord?kind=games&tab=all&range=week' });
    await screen.findByText('这段时间没有游戏记录');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('全部');
    expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent)).toEqual(
      ['游戏', '近 7 天'],
    );
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
      '记录类型',
      '下注时间',
    ]);
    expect(screen.getByRole('tabpanel', { name: '全部' })).toBeVisible();
  });

  it('the refresh button is busy until the list has arrived', async () => {
    const responses: ((value: { total: number; list: BetRecord[] }) => void)[] = [];
    await setUp({ list: () => new Promise((resolve) => responses.push(resolve)) });
    const button = screen.getByRole('button', { name: '刷新' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await act(async () => responses[0]?.({ total: 1, list: [createBet()] }));
    expect(button).toHaveAttribute('aria-busy', 'false');
  });
});

describe('notice of settled bets', () => {
  const NOTICE = '有注单刚刚结算';

  it('is not shown on the tab of settled bets, and not again after a visit there', async () => {
    const list = jest
      .fn()
      .mockResolvedValueOnce({ total: 1, list: [openBet] })
      .mockResolvedValue({ total: 0, list: [] });
    const { clock, user } = await setUp({ list, path: '/mine/betRecord' });
    await firstRow('英格兰超级联赛');
    await act(async () => clock.pass(POLL_MS));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '今天' }));
    expect(screen.getByText(NOTICE)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '已结算' }));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '未结算' }));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('is not shown because another filter has fewer bets', async () => {
    const list = jest
      .fn()
      .mockResolvedValueOnce({ total: 0, list: [] })
      .mockResolvedValueOnce({ total: 1, list: [openBet] })
      .mockResolvedValue({ total: 0, list: [] });
    const { user, changes } = await setUp({ list, path: '/mine/betRecord?range=today' });
    await screen.findByText('没有未结算的注单');
    await user.click(screen.getByRole('radio', { name: '近 30 天' }));
    await firstRow('英格兰超级联赛');
    await user.click(screen.getByRole('radio', { name: '今天' }));
    expect(await screen.findByText('没有未结算的注单')).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  it('is not shown and refreshes no balance while the bets stay open', async () => {
    const { clock, changes, readList } = await setUp({ bets: [openBet], path: '/mine/betRecord' });
    await firstRow('英格兰超级联赛');
    await act(async () => clock.pass(POLL_MS));
    await waitFor(() => expect(readList).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });
});

describe('dialogs of the bet records', () => {
  it('DSK-09 shows the receipt of a bet until it is closed', async () => {
    const { user } = await setUp();
    await user.click(await screen.findByRole('button', { name: '凭证 T20261121000001' }));
    const receipt = within(await screen.findByRole('article', { name: '投注凭证' }));
    expect(receipt.getByText('+¥47.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });

  it('DSK-09 shows the receipt of a round until it is closed', async () => {
    const round = {
      roundId: '7',
      category: 'ZR' as const,
      channelCode: 'LYZR',
      venueName: '揽月真人',
      gameCode: 'LYZR-0001',
      gameName: '百家乐 A01',
      stake: '20.00',
      status: 'settled' as const,
      picks: [],
      placedAt: Date.parse('2026-11-21T12:30:05Z'),
    };
    const { user } = await setUp({
      list: async () => ({ total: 1, list: [], rounds: [round] }),
      path: '/mine/betRecord?kind=games&tab=settled',
    });
    await user.click(await screen.findByRole('button', { name: '凭证 7' }));
    await screen.findByRole('article', { name: '游戏凭证' });
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });
});
