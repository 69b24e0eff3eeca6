import type { CallResultOf, RequestOf } from '@pavilion/api-client';
import { TransportError } from '@pavilion/api-client';
import { createMemoryStore, type KeyValueStore } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { errorMessages, sessionActions } from '@pavilion/site-contract';
import { createBalanceHandlers, createFakeApi, createFakeSession, renderWithSite } from '@pavilion/site-testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamesMessages } from '../messages/gamesMessages.ts';
import { EsportsLobby } from '../pages/esportsLobbyPages.tsx';
import { gamesReducer } from '../state/gamesSlice.ts';
import { createGame } from '../testing/createGame.ts';
import { createMatchDetail, createTableMatch } from '../testing/createMatch.ts';
import { createLobbyStart } from '../testing/createLobbyStart.ts';

type Bet = RequestOf<'sport.placeBet'>;
type Outcome = CallResultOf<'sport.placeBet'>;
type Table = CallResultOf<'venue.tables'>['list'][number];

class InertObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { ResizeObserver: InertObserver, IntersectionObserver: InertObserver });
/** A window below 1200 pixels, with a mouse: no panel is rendered. */
window.matchMedia = ((query: string) => ({
  matches: query.includes('pointer'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

const game = createGame({
  gameCode: 'PZDJ-0003',
  enName: 'PZDJ',
  channelCode: 'PZDJ',
  name: '推塔',
  category: 'DJ',
  minStake: '5.00',
  maxStake: '5000.00',
});

const listSpots = (pays: string | undefined) => [
  { key: 'winner:home', name: '赤焰', ...(pays !== undefined && { pays }) },
  { key: 'winner:away', name: '云豹', pays: '2.71' },
];

const createTable = (pays: string | undefined): Table => ({
  gameCode: 'PZDJ-0003',
  kind: 'moba',
  state: 'open',
  minStake: '5.00',
  maxStake: '5000.00',
  players: 0,
  results: [],
  matches: [createTableMatch({ bestOf: 1, spots: listSpots(pays).map((spot) => ({ ...spot, group: 'winner' })) })],
});

/** Creates the error of a call without a response. */
const createLoss = () =>
  new TransportError('network', { endpointId: 'sport.placeBet', requestId: '', outcome: 'unknown', attempts: 1 });

const accept = ({ requestId, price, stake }: Bet): Outcome => ({
  status: 'ACCEPTED',
  requestId,
  ticketId: '81',
  price,
  line: '',
  stake,
  winAmount: '21.00',
});

/** Bet that was undecided before a reload. */
const pendingBet = {
  kind: 'single',
  requestId: 'r-1',
  gameId: 'PZDJ/PZDJ-0003.7',
  oddsId: 'PZDJ/PZDJ-0003.7/winner:home',
  playCode: 'winner',
  side: 'H',
  line: '',
  price: '0.42',
  stake: '50.00',
  oddsRule: 'none',
};

interface Options {
  readonly place?: (bet: Bet) => Outcome | Promise<Outcome>;
  readonly status?: (requestId: string) => Outcome;
  readonly venueBalance?: string;
  readonly isAutoTransfer?: boolean;
  readonly isGuest?: boolean;
  readonly store?: KeyValueStore;
}

async function renderLobby({
  place = accept,
  status = (requestId) => ({ status: 'UNKNOWN', requestId }),
  venueBalance = '100.00',
  isAutoTransfer = false,
  isGuest = false,
  store = createMemoryStore(),
}: Options = {}) {
  const clock = createFakeClock();
  let pays: string | undefined = '1.42';
  let hasFailure = false;
  let isHeld = false;
  let marketStatus: 'open' | 'closed' = 'open';
  const money = { isAutoTransfer };
  const placeBet = jest.fn(async (bet: Bet) => place(bet));
  const betStatus = jest.fn(({ requestId }: RequestOf<'sport.betStatus'>) => status(requestId));
  const setAutoTransfer = jest.fn(async (body: RequestOf<'status.setAutoTransferStatus'>) => {
    money.isAutoTransfer = body.status === '1';
    return body;
  });
  const handlers = () =>
    createBalanceHandlers({
      centerWalletBalance: '900.00',
      isAutoTransfer: money.isAutoTransfer,
      venues: [{ channelCode: 'PZDJ', name: '破阵电竞', balance: venueBalance }] as never,
    });
  const api = createFakeApi({
    'venue.lobby': () => createLobbyStart({ games: [game] }),
    'venue.tables': () => {
      if (hasFailure) throw createLoss();
      return { time: clock.now(), list: [createTable(pays)] };
    },
    'venue.match': () => {
      if (hasFailure) throw createLoss();
      if (isHeld) return new Promise<never>(() => undefined);
      const [market] = createMatchDetail().markets;
      return {
        time: clock.now(),
        match: createMatchDetail({ markets: [{ ...market!, status: marketStatus, selections: listSpots(pays) }] }),
      };
    },
    'stream.history': () => ({ total: 0, list: [] }),
    'transfer.getBalance': (body) => handlers()['transfer.getBalance']!(body),
    'venue.allBalance': (body) => handlers()['venue.allBalance']!(body),
    'sport.placeBet': placeBet,
    'sport.betStatus': betStatus,
    'status.setAutoTransferStatus': setAutoTransfer,
  });
  const session = createFakeSession(isGuest ? undefined : { token: 't', userId: '7' });
  const view = await act(() =>
    renderWithSite(<EsportsLobby />, {
      messages: [gamesMessages, errorMessages],
      services: { api, session, store, clock },
      state: {
        session: { status: isGuest ? 'guest' : 'member', userId: isGuest ? undefined : '7', member: undefined },
      },
      reducers: { games: gamesReducer as never },
    }),
  );
  const advance = (ms: number) => act(async () => clock.advanceAsync(ms));
  /** Changes the price of the home team, and waits for the next read. */
  const movePrice = async (next: string | undefined) => {
    pays = next;
    await advance(2_000);
  };
  /** Leaves all further reads of the match without a response. */
  const holdReads = () => {
    isHeld = true;
  };
  const closeMarket = () => {
    marketStatus = 'closed';
  };
  const failReads = async () => {
    hasFailure = true;
    await advance(2_000);
  };
  return {
    ...view,
    dispatch: view.store.dispatch,
    getDialogs: () => view.store.getState().ui.dialogs,
    placeBet,
    betStatus,
    setAutoTransfer,
    store,
    advance,
    movePrice,
    holdReads,
    closeMarket,
    failReads,
    getToasts: () => view.toasts.map(({ text }) => text),
  };
}

const findPrice = (price = '1.42') => screen.findByRole('button', { name: `赤焰 – 云豹，独赢 赤焰，赔率 ${price}` });
const getSlip = () => within(screen.getByTestId('match-slip'));

/** Selects the price of the home team and types a stake. */
async function pick(stake = '50') {
  await userEvent.click(await findPrice());
  await userEvent.type(await screen.findByRole('textbox', { name: '投注金额' }), stake);
  return getSlip();
}

const press = (name: string) => userEvent.click(getSlip().getByRole('button', { name }));

describe('bets on matches', () => {
  it('DLG-01 a guest who picks a price is asked to log in, and has no slip', async () => {
    const { store, getDialogs } = await renderLobby({ isGuest: true });
    await userEvent.click(await findPrice());
    expect(getDialogs()).toEqual([{ kind: 'loginPrompt' }]);
    expect(screen.queryByTestId('match-slip')).toBeNull();
    expect(store.get('games.pendingBets.7')).toBeUndefined();
  });

  it('LOB-09 B2 W3 places the shown price through resource with one id, stored before it is sent', async () => {
    const stored: (string | undefined)[] = [];
    const store = createMemoryStore();
    const place = (bet: Bet) => {
      stored.push(store.get('games.pendingBets.7'));
      return accept(bet);
    };
    const { placeBet } = await renderLobby({ place, store });
    const slip = await pick();
    expect(await findPrice()).toHaveAttribute('aria-pressed', 'true');
    expect(slip.getByText('¥21')).toBeVisible();
    expect(slip.getByText('场馆余额 ¥100.00')).toBeVisible();
    await press('确认投注 ¥50');
    expect(await slip.findByText('注单号 81，¥50 @ 1.42，可赢 ¥21')).toBeVisible();
    const [[bet, options]] = placeBet.mock.calls as unknown as [[Bet, { requestId: string }]];
    expect(bet).toMatchObject({
      method: 'placeBet',
      enName: 'PZDJ',
      gameId: 'PZDJ-0003.7',
      oddsId: 'winner:home',
      w: 'winner',
      r: 'home',
      line: '',
      price: '0.42',
      stake: '50.00',
      oddsRule: 'none',
    });
    expect(options.requestId).toBe(bet.requestId);
    expect(stored[0]).toContain(bet.requestId);
    expect(store.get('games.pendingBets.7')).toBeUndefined();
    expect(await findPrice()).toHaveAttribute('aria-pressed', 'false');
    expect(slip.getByRole('link', { name: '查看注单' })).toHaveAttribute('href', '/mine/betRecord?kind=games');
    await press('知道了');
    expect(screen.queryByTestId('match-slip')).toBeNull();
  });

  it('LOB-09 B7 a price that moved is named, and taken only at what the button shows', async () => {
    const { placeBet, movePrice } = await renderLobby();
    const slip = await pick();
    await movePrice('2.31');
    expect(slip.getByText('赔率由 1.42 变为 2.31')).toBeVisible();
    expect(slip.getByText('¥65.50')).toBeVisible();
    await press('接受 2.31 并投注 ¥50');
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ price: '1.31', stake: '50.00' });
  });

  it('LOB-09 B7 a rule that accepts any price keeps the order of one press', async () => {
    const { placeBet, movePrice } = await renderLobby();
    const slip = await pick();
    await userEvent.selectOptions(slip.getByRole('combobox', { name: '赔率变化时' }), 'any');
    await movePrice('1.30');
    await press('确认投注 ¥50');
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ price: '0.30', oddsRule: 'any' });
  });

  it('F-BET-06 a rejected bet keeps its stake, and the button offers the new price', async () => {
    const place = ({ requestId }: Bet): Outcome => ({
      status: 'REJECTED',
      requestId,
      reason: 'priceChanged',
      price: '0.40',
      line: '',
      ver: 9_000_000_000_000,
    });
    await renderLobby({ place });
    const slip = await pick();
    await press('确认投注 ¥50');
    expect((await slip.findByText('投注未成功')).closest('[role="alert"]')).toHaveTextContent(
      '投注未成功 赔率在按下时已变化，可按新赔率投注。 金额已保留，没有扣款。',
    );
    expect(slip.getByRole('textbox')).toHaveValue('50');
    expect(slip.getByRole('button', { name: '接受 1.40 并投注 ¥50' })).toBeEnabled();
  });

  it('F-BET-05 a lost response is queried at the venue and never sent again', async () => {
    const place = async (): Promise<Outcome> => Promise.reject(createLoss());
    const results: Outcome['status'][] = ['UNKNOWN', 'ACCEPTED'];
    const { placeBet, betStatus, advance } = await renderLobby({
      place,
      status: (requestId) => ({
        ...accept({ requestId, price: '0.42', stake: '50.00' } as Bet),
        status: results.shift() ?? 'ACCEPTED',
      }),
    });
    const slip = await pick();
    await press('确认投注 ¥50');
    expect(await slip.findByText('暂时没有收到结果，正在按订单号查询，请勿重复投注。')).toBeVisible();
    expect(slip.queryByText('投注未成功')).toBeNull();
    await advance(3_000);
    expect(await slip.findByText(/^注单号 81/)).toBeVisible();
    expect(placeBet).toHaveBeenCalledTimes(1);
    const { requestId } = placeBet.mock.calls[0]![0];
    expect(betStatus.mock.calls[0]?.[0]).toMatchObject({ method: 'betStatus', enName: 'PZDJ', requestId });
  });

  it('F-BET-05 a bet that another tab has removed from the store is still queried at its venue', async () => {
    const { betStatus, store, advance } = await renderLobby({
      place: ({ requestId }) => ({ status: 'PENDING', requestId }),
      status: (requestId) => accept({ requestId, price: '0.42', stake: '50.00' } as Bet),
    });
    const slip = await pick();
    await press('确认投注 ¥50');
    store.remove('games.pendingBets.7');
    await advance(1_000);
    expect(await slip.findByText(/^注单号 81/)).toBeVisible();
    expect(betStatus.mock.calls.map(([{ enName }]) => enName)).toEqual(['PZDJ']);
  });

  it('F-WAL-22 the selection of a member is not shown to the next one', async () => {
    const { dispatch } = await renderLobby();
    await pick();
    await act(async () => void dispatch(sessionActions.loggedOut({ reason: 'player' })));
    expect(screen.queryByTestId('match-slip')).toBeNull();
    await act(async () => void dispatch(sessionActions.loggedIn({ userId: '8' })));
    expect(await findPrice()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByTestId('match-slip')).toBeNull();
  });

  it('W3 a bet that is undecided after a reload is queried without a selection', async () => {
    const store = createMemoryStore();
    store.set('games.pendingBets.7', JSON.stringify([pendingBet]));
    const { betStatus, placeBet, advance } = await renderLobby({
      store,
      status: (requestId) => accept({ requestId, price: '0.42', stake: '50.00' } as Bet),
    });
    await advance(0);
    expect(await screen.findByText(/^注单号 81/)).toBeVisible();
    expect(betStatus.mock.calls[0]?.[0]).toMatchObject({ enName: 'PZDJ', requestId: 'r-1' });
    expect(placeBet).not.toHaveBeenCalled();
    expect(store.get('games.pendingBets.7')).toBeUndefined();
  });

  it('F-BET-05 a bet that was not taken after a reload is shown until the player has seen it', async () => {
    const store = createMemoryStore();
    store.set('games.pendingBets.7', JSON.stringify([pendingBet]));
    const { advance } = await renderLobby({
      store,
      status: (requestId) => ({ status: 'REJECTED', requestId, reason: 'suspended' }),
    });
    await advance(0);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('投注未成功¥50 @ 1.42比赛中有事件影响该盘口，请稍后再试。 没有扣款。');
    await userEvent.click(await findPrice());
    expect(alert).toBeVisible();
    await press('知道了');
    expect(await getSlip().findByRole('textbox', { name: '投注金额' })).toHaveValue('');
  });

  it('GAM-05 a stake above the balance of the venue is not placed until auto-transfer adds the centre wallet', async () => {
    const { setAutoTransfer } = await renderLobby({ venueBalance: '0.00' });
    const slip = await pick();
    expect(slip.getByRole('button', { name: '确认投注 ¥50' })).toBeDisabled();
    expect(slip.getByText('场馆余额不足，请先转入或减少金额。')).toBeVisible();
    expect(slip.getByRole('link', { name: '去转账' })).toHaveAttribute('href', '/mine/transfermoney');
    await press('开启自动转入');
    expect(setAutoTransfer.mock.calls).toEqual([[{ status: '1' }, undefined]]);
    expect(await slip.findByText('不足时从中心钱包自动转入')).toBeVisible();
    expect(slip.getByRole('button', { name: '确认投注 ¥50' })).toBeEnabled();
  });

  it.each`
    stake     | text
    ${'4'}    | ${'低于最低投注额 ¥5。'}
    ${'5001'} | ${'高于最高投注额 ¥5,000。'}
  `('LOB-09 a stake of $stake is outside the limits: $text', async ({ stake, text }) => {
    await renderLobby({ venueBalance: '9000.00' });
    const slip = await pick(stake as string);
    expect(slip.getByText(text as string)).toBeVisible();
    expect(slip.getByRole('button', { name: /^确认投注/ })).toBeDisabled();
  });

  it('LOB-09 the box takes whole yuan, and quick stakes are added to it', async () => {
    await renderLobby();
    const slip = await pick('１2');
    expect(slip.getByRole('textbox')).toHaveValue('12');
    await userEvent.click(slip.getByRole('button', { name: '加 50' }));
    expect(slip.getByRole('textbox')).toHaveValue('62');
  });

  it('LOB-09 a stake with cents is kept as typed and not placed', async () => {
    const { placeBet } = await renderLobby();
    const slip = await pick('12.5');
    expect(slip.getByRole('textbox')).toHaveValue('12.5');
    expect(slip.getByText('投注金额须为整数元。')).toBeVisible();
    await userEvent.type(slip.getByRole('textbox'), '{Enter}');
    expect(placeBet).not.toHaveBeenCalled();
    await userEvent.clear(slip.getByRole('textbox'));
    await userEvent.type(slip.getByRole('textbox'), '12.00');
    expect(slip.getByRole('button', { name: /^确认投注/ })).toBeEnabled();
  });

  describe('while a bet is undecided', () => {
    const findOther = () => screen.findByRole('button', { name: '赤焰 – 云豹，独赢 云豹，赔率 2.71' });
    const createPending = (result: (bet: Bet) => Outcome) => {
      const sent: Bet[] = [];
      return {
        place: (bet: Bet): Outcome => {
          sent.push(bet);
          return { status: 'PENDING', requestId: bet.requestId };
        },
        status: () => result(sent[0]!),
      };
    };

    it('SLP-07 B2 the selection cannot be changed, and a rejection is shown with its stake', async () => {
      const reject = ({ requestId }: Bet): Outcome => ({ status: 'REJECTED', requestId, reason: 'suspended' });
      const { advance, getToasts } = await renderLobby(createPending(reject));
      const slip = await pick();
      await press('确认投注 ¥50');
      await userEvent.click(await findOther());
      await userEvent.click(await findPrice());
      expect(getToasts()).toEqual(['当前还有订单正在确认中，请稍等', '当前还有订单正在确认中，请稍等']);
      expect(slip.getByText('赤焰 – 云豹 · ¥50 @ 1.42')).toBeVisible();
      await advance(3_000);
      expect(await slip.findByText('投注未成功')).toBeVisible();
      expect(slip.getByRole('textbox')).toHaveValue('50');
      await userEvent.click(await findOther());
      expect(slip.queryByText('投注未成功')).toBeNull();
    });

    it('F-UI-02 an acceptance does not take the focus from another field', async () => {
      const { advance } = await renderLobby(createPending(accept));
      await pick();
      await press('确认投注 ¥50');
      const search = screen.getByRole('searchbox');
      await userEvent.click(search);
      await advance(3_000);
      expect(await getSlip().findByText(/^注单号 81/)).toBeVisible();
      expect(search).toHaveFocus();
    });
  });

  it('LOB-09 B7 an older response of the cache does not replace the price that was pressed', async () => {
    const { movePrice, holdReads, advance } = await renderLobby();
    await pick();
    await userEvent.keyboard('{Escape}');
    await movePrice('2.31');
    await advance(3_000);
    holdReads();
    await userEvent.click(await findPrice('2.31'));
    expect(await getSlip().findByText('2.31')).toBeVisible();
    expect(getSlip().queryByText(/赔率由/)).toBeNull();
    await advance(6_000);
    expect(getSlip().getByText('暂时没有新赔率，恢复更新后可投注。')).toBeVisible();
  });

  it.each`
    state          | text
    ${'suspended'} | ${'该盘口暂停中，恢复后可投注。'}
    ${'closed'}    | ${'该盘口已关闭，请移除后重新选择。'}
  `('LOB-09 a selection whose market is $state cannot be placed: $text', async ({ state, text }) => {
    const { movePrice, closeMarket } = await renderLobby();
    const slip = await pick();
    if (state === 'closed') closeMarket();
    await movePrice(undefined);
    expect(slip.getByText(text as string)).toBeVisible();
    expect(slip.getByRole('button', { name: '确认投注 ¥50' })).toBeDisabled();
  });

  it('LOB-09 nothing is placed at prices that could not be read again', async () => {
    const { failReads, placeBet } = await renderLobby();
    const slip = await pick();
    await failReads();
    expect(await slip.findByText('暂时没有新赔率，恢复更新后可投注。')).toBeVisible();
    await userEvent.type(slip.getByRole('textbox'), '{Enter}');
    expect(placeBet).not.toHaveBeenCalled();
  });

  it('LOB-09 Enter places, and Escape removes the selection and returns the focus to its price', async () => {
    const { placeBet } = await renderLobby();
    await pick();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('match-slip')).toBeNull());
    expect(await findPrice()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: '投注金额' })).toHaveFocus();
    await userEvent.keyboard('60{Enter}');
    await waitFor(() => expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ stake: '60.00' }));
  });

  it('LOB-09 another price replaces the selection and keeps the stake', async () => {
    await renderLobby();
    const slip = await pick();
    await userEvent.click(screen.getByRole('button', { name: '赤焰 – 云豹，独赢 云豹，赔率 2.71' }));
    expect(await findPrice()).toHaveAttribute('aria-pressed', 'false');
    expect(await slip.findByText('¥85.50')).toBeVisible();
    expect(slip.getByRole('textbox')).toHaveValue('50');
  });
});
