import {
  emptySlip,
  restoreSlip,
  serialiseSlip,
  slipActions,
  slipReducer,
  type SelectionInput,
  type Slip,
} from '@pavilion/domain-sports';
import { createMemoryStore } from '@pavilion/kernel';
import { sessionActions } from '@pavilion/site-contract';
import { createFakeSession, renderWithSite } from '@pavilion/site-testing';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { persistSlip } from './persistSlip.ts';
import { selectSlipNotice, slipNoticeReducer } from './slipNoticeSlice.ts';

const quote = { price: 9_500, line: '', version: 0 };
const pick: SelectionInput = {
  id: '1.M.H',
  gameId: '1',
  gameType: 'FT',
  showType: 'FT',
  leagueId: '1',
  leagueName: '西甲',
  homeName: '主',
  awayName: '客',
  playCode: 'M',
  side: 'H',
  isChampion: false,
};

it('F-BET-05 stores the slip 300 ms after a change, and at once after an order', async () => {
  jest.useFakeTimers();
  const { store, services } = await renderWithSite(<p />, { reducers: { slip: slipReducer }, saga: persistSlip });
  const kept = () => restoreSlip(services.store.get('sports.slip')).selections.map(({ id }) => id);
  store.dispatch(slipActions.selectionToggled({ pick, quote }));
  expect(kept()).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(kept()).toEqual(['1.M.H']);
  store.dispatch(slipActions.confirmingStarted());
  store.dispatch(slipActions.confirmingEnded({ placedIds: ['1.M.H'] }));
  expect(kept()).toEqual([]);
  jest.useRealTimers();
});

it.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('stores a recent selection when the page is %s', async (_how, leave) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, services } = await renderWithSite(<p />, { reducers: { slip: slipReducer }, saga: persistSlip });
  store.dispatch(slipActions.selectionToggled({ pick, quote }));
  expect(services.store.get('sports.slip')).toBeUndefined();
  leave();
  expect(restoreSlip(services.store.get('sports.slip')).selections).toHaveLength(1);
  // Another tab may have placed the stored slip; leaving the page again must not write it.
  services.store.remove('sports.slip');
  leave();
  expect(services.store.get('sports.slip')).toBeUndefined();
  jest.restoreAllMocks();
});

describe('F-WAL-22 slip of each player', () => {
  const setUp = async (userId?: string, kept: Readonly<Record<string, string>> = {}) => {
    const session = createFakeSession(userId ? { token: 't', userId } : undefined);
    const storage = createMemoryStore();
    for (const [key, text] of Object.entries(kept)) storage.set(key, text);
    const view = await renderWithSite(<p />, {
      services: { session, store: storage },
      messages: [sportsMessages],
      reducers: { slip: slipReducer, slipNotice: slipNoticeReducer },
      saga: persistSlip,
    });
    const { store, toasts } = view;
    return {
      toasts,
      getState: store.getState,
      ids: () => store.getState().slip.selections.map(({ id }) => id),
      storedIds: (key: string) => restoreSlip(storage.get(key)).selections.map(({ id }) => id),
      select: () => store.dispatch(slipActions.selectionToggled({ pick, quote })),
      confirm: () => store.dispatch(slipActions.confirmingStarted()),
      logIn: (id: string) => {
        session.login({ token: id, userId: id });
        store.dispatch(sessionActions.loggedIn({ userId: id }));
      },
      logOut: () => {
        session.logout();
        store.dispatch(sessionActions.loggedOut({ reason: 'player' }));
      },
    };
  };

  it('hides the slip of a member at the logout, also while an order is confirmed, and restores it to that member only', async () => {
    const { ids, storedIds, select, confirm, logIn, logOut } = await setUp('a');
    select();
    confirm();
    logOut();
    expect(ids()).toEqual([]);
    expect(storedIds('sports.slip')).toEqual([]);
    logIn('b');
    expect(ids()).toEqual([]);
    logOut();
    logIn('a');
    expect(ids()).toEqual(['1.M.H']);
  });

  it('shows nothing of a former member who is replaced without a logout', async () => {
    const { ids, storedIds, select, logIn } = await setUp('a');
    select();
    logIn('b');
    expect(ids()).toEqual([]);
    expect([storedIds('sports.slip.a'), storedIds('sports.slip.b')]).toEqual([['1.M.H'], []]);
  });

  it('keeps the slip of a guest through the login, and stores it for the member at once', async () => {
    const { ids, storedIds, select, logIn } = await setUp();
    select();
    logIn('a');
    expect(ids()).toEqual(['1.M.H']);
    expect([storedIds('sports.slip.a'), storedIds('sports.slip')]).toEqual([['1.M.H'], []]);
  });

  const toggle = (id: string, gameId: string) => slipActions.selectionToggled({ pick: { ...pick, id, gameId }, quote });
  const serialise = (...actions: Parameters<typeof slipReducer>[1][]) =>
    serialiseSlip(actions.reduce<Slip>(slipReducer, emptySlip));

  it('F-BET-05 adds the selections of a guest to the stored parlay of the member', async () => {
    const parlay = [2, 3, 4, 5].map((game) => toggle(`${game}.M.H`, String(game)));
    const stored = serialise(slipActions.modeChanged('series'), ...parlay, slipActions.seriesStakeChanged('20'));
    const { ids, storedIds, select, logIn, getState } = await setUp(undefined, { 'sports.slip.a': stored });
    select();
    logIn('a');
    const all = ['2.M.H', '3.M.H', '4.M.H', '5.M.H', '1.M.H'];
    expect([ids(), storedIds('sports.slip.a'), storedIds('sports.slip')]).toEqual([all, all, []]);
    expect(getState().slip).toMatchObject({ mode: 'series', seriesStake: '20' });
    expect(selectSlipNotice(getState())).toBeUndefined();
  });

  it('SLP-03 replaces the stored single of the member by the selection of a guest, with a notice', async () => {
    const { ids, select, logIn, getState } = await setUp(undefined, {
      'sports.slip.a': serialise(toggle('2.M.H', '2')),
    });
    select();
    logIn('a');
    expect(ids()).toEqual(['1.M.H']);
    expect(selectSlipNotice(getState())).toEqual({ kind: 'lastKept', count: 1 });
  });

  it('SLP-04 replaces a stored selection of the same match, with a notice', async () => {
    const stored = serialise(slipActions.modeChanged('multiple'), toggle('1.M.C', '1'), toggle('2.M.H', '2'));
    const { ids, select, logIn, getState } = await setUp(undefined, { 'sports.slip.a': stored });
    select();
    logIn('a');
    expect(ids()).toEqual(['2.M.H', '1.M.H']);
    expect(selectSlipNotice(getState())).toEqual({ kind: 'sameGameReplaced', count: 1 });
  });

  it('SLP-01 keeps a stored selection that was made as a guest too', async () => {
    const stored = serialise(toggle('1.M.H', '1'), slipActions.stakeChanged({ id: '1.M.H', stake: '30' }));
    const { select, logIn, getState } = await setUp(undefined, { 'sports.slip.a': stored });
    select();
    logIn('a');
    expect(getState().slip.selections).toMatchObject([{ id: '1.M.H', stake: '30' }]);
    expect(selectSlipNotice(getState())).toBeUndefined();
  });

  it('SLP-02 shows a toast if the stored slip has no room for the selection of a guest', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => toggle(`${at + 2}.M.H`, String(at + 2)));
    const stored = serialise(slipActions.modeChanged('multiple'), ...ten);
    const { ids, select, logIn, toasts } = await setUp(undefined, { 'sports.slip.a': stored });
    select();
    logIn('a');
    expect(ids()).toHaveLength(10);
    expect(toasts).toMatchObject([{ kind: 'info', text: '投注项数量已达上限' }]);
  });

  it('gives a member the stored slip of a guest, once', async () => {
    const { ids, storedIds, logIn } = await setUp('a', {
      'sports.slip': serialiseSlip(slipReducer(emptySlip, slipActions.selectionToggled({ pick, quote }))),
    });
    expect(ids()).toEqual(['1.M.H']);
    expect([storedIds('sports.slip.a'), storedIds('sports.slip')]).toEqual([['1.M.H'], []]);
    logIn('b');
    expect(ids()).toEqual([]);
  });
});
