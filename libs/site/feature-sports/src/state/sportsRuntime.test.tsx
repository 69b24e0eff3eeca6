import { createSession } from '@pavilion/api-client';
import { emptySlip, serialiseSlip, slipActions, slipReducer, type SelectionInput } from '@pavilion/domain-sports';
import { placementActions, type BetDraft, type BetRequest } from '@pavilion/domain-sports/placement';
import { createMemoryStore } from '@pavilion/kernel';
import { sessionActions } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { sportsMessages } from '../messages/sportsMessages.ts';
import { sportsRuntime } from './sportsRuntime.ts';

const draft: BetDraft = {
  kind: 'single',
  gameId: '1',
  oddsId: '1.RE.0.H',
  playCode: 'RE',
  side: 'H',
  line: '-0.25',
  price: '0.95',
  stake: '100',
  oddsRule: 'none',
};
const pendingBet: BetRequest = { ...draft, requestId: 'r1' };

/** Starts the runtime for member a, whose stored session another tab may replace. */
async function setUp(pending: readonly BetRequest[], onStart: (replaceMember: () => void) => void = () => undefined) {
  const store = createMemoryStore();
  store.set('sports.pendingBets.a', JSON.stringify(pending));
  const session = createSession({ store });
  session.login({ token: 'ta', userId: 'a' });
  const replaceMember = () => void createSession({ store }).login({ token: 'tb', userId: 'b' });
  const betStatus = jest.fn(({ requestId }: { requestId: string }) => ({ status: 'UNKNOWN' as const, requestId }));
  const placeBet = jest.fn(({ requestId }: { requestId: string }) => ({ status: 'PENDING' as const, requestId }));
  onStart(replaceMember);
  const site = await renderWithSite(<p />, {
    services: { store, session, api: createFakeApi({ 'sport.betStatus': betStatus, 'sport.placeBet': placeBet }) },
    reducers: sportsRuntime.reducers ?? {},
    saga: sportsRuntime.saga,
  });
  const getPending = () => JSON.parse(store.get('sports.pendingBets.a') ?? '[]') as readonly BetRequest[];
  return { ...site, session, betStatus, placeBet, replaceMember, getPending };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('F-BET-05 F-WAL-22 queries a pending bet only in the session of its member, and keeps it otherwise', async () => {
  const { betStatus, getPending } = await setUp([pendingBet], (replaceMember) => replaceMember());
  await jest.advanceTimersByTimeAsync(120_000);
  expect(betStatus).not.toHaveBeenCalled();
  expect(getPending()).toEqual([pendingBet]);
});

it('F-BET-05 F-WAL-22 stops the queries of a pending bet when another member logs in', async () => {
  const { betStatus, getPending, replaceMember } = await setUp([pendingBet]);
  await jest.advanceTimersByTimeAsync(1_500);
  const asked = betStatus.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  replaceMember();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(betStatus).toHaveBeenCalledTimes(asked);
  expect(getPending()).toEqual([pendingBet]);
});

it('F-WAL-22 sends no bet of a member who was replaced', async () => {
  const { store, placeBet, getPending, replaceMember } = await setUp([]);
  replaceMember();
  store.dispatch(placementActions.placeRequested([draft]));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(placeBet).not.toHaveBeenCalled();
  expect(getPending()).toEqual([]);
});

it('F-BET-05 a login with a pending bet keeps the selections of the guest', async () => {
  const createToggle = (gameId: string) => {
    const names = { leagueId: '1', leagueName: '西甲', homeName: '主', awayName: '客' };
    const pick: SelectionInput = {
      ...names,
      id: `${gameId}.RE.0.H`,
      gameId,
      gameType: 'FT',
      showType: 'RB',
      playCode: 'RE',
      side: 'H',
      isChampion: false,
    };
    return slipActions.selectionToggled({ pick, quote: { price: 9_500, line: '-0.25', version: 0 } });
  };
  const kept = createMemoryStore();
  const stored = [slipActions.modeChanged('multiple'), createToggle('1')].reduce(slipReducer, emptySlip);
  kept.set('sports.slip.a', serialiseSlip(stored));
  kept.set('sports.pendingBets.a', JSON.stringify([pendingBet]));
  const session = createSession({ store: kept });
  const betStatus = ({ requestId }: { requestId: string }) => ({ status: 'PENDING' as const, requestId });
  const { store, toasts } = await renderWithSite(<p />, {
    services: { store: kept, session, api: createFakeApi({ 'sport.betStatus': betStatus }) },
    messages: [sportsMessages],
    reducers: sportsRuntime.reducers ?? {},
    saga: sportsRuntime.saga,
  });
  store.dispatch(createToggle('2'));
  session.login({ token: 'ta', userId: 'a' });
  store.dispatch(sessionActions.loggedIn({ userId: 'a' }));
  await jest.advanceTimersByTimeAsync(1_500);
  const { slip } = store.getState();
  expect([slip.isConfirming, slip.selections.map(({ id }) => id)]).toEqual([true, ['1.RE.0.H', '2.RE.0.H']]);
  expect(toasts).toEqual([]);
});
