import { applyBoard, applyChanges, dropChannel, isPriceStale, priceAge, setStale } from './applyWire.ts';
import { createBoardState, type BoardState, type ChannelRecord } from './boardState.ts';
import type { BoardStore, BoardStoreOptions } from './boardStore.ts';
import type { ChannelList } from './channelList.ts';
import { createKeyedListeners } from './listeners.ts';
import { orderList } from './orderList.ts';
import { readCell } from '../prices/matchPrices.ts';
import { parseGameId } from '../prices/priceSlots.ts';
import { findPrice, setHasListeners, readMatch } from './matchStore.ts';

const emptyList = (channel: string): ChannelList => ({
  channel,
  leagueIds: [],
  matchIds: [],
  matchIdsByLeague: {},
  isLoaded: false,
  isStale: false,
});

const buildList = (state: BoardState, channel: string, record: ChannelRecord): ChannelList => {
  const held = [...record.matchIds].flatMap((id) => readMatch(state, id)?.match ?? []);
  const ordered = orderList(held, (id) => state.leagues.get(id));
  return { channel, ...ordered, isLoaded: record.cursor !== undefined, isStale: record.isStale };
};

/** Returns a reader of lists. An unknown channel has one empty list with a stable reference. */
const createListReader = (state: BoardState) => {
  const unknown = new Map<string, ChannelList>();
  return (channel: string): ChannelList => {
    const record = state.channels.get(channel);
    if (record) return (record.list ??= buildList(state, channel, record));
    const list = unknown.get(channel) ?? emptyList(channel);
    unknown.set(channel, list);
    return list;
  };
};

/** Creates the listeners of prices, matches and lists, which are notified in one frame. */
const createBoardListeners = (
  scheduleFrame: BoardStoreOptions['scheduleFrame'],
  onPriceListener: (priceId: string, more: 1 | -1) => void,
) => {
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    scheduleFrame(flush);
  };
  const [list, match] = [createKeyedListeners(schedule), createKeyedListeners(schedule)];
  const price = createKeyedListeners(schedule, onPriceListener);
  function flush(): void {
    isScheduled = false;
    for (const listeners of [list, match, price]) listeners.flush();
  }
  return { list, match, price };
};

/** Counts the price listeners of each match. Changes of prices without a listener then need not build an id. */
function createListenerCounter(note: (gameId: string) => void) {
  const counts = new Map<string, number>();
  const count = (priceId: string, more: 1 | -1): void => {
    const gameId = parseGameId(priceId);
    const listenerCount = (counts.get(gameId) ?? 0) + more;
    if (listenerCount > 0) counts.set(gameId, listenerCount);
    else counts.delete(gameId);
    note(gameId);
  };
  return { count, hasListeners: (gameId: string) => counts.has(gameId) };
}

/** Creates an empty board store. */
export function createBoardStore({ scheduleFrame, now }: BoardStoreOptions): BoardStore {
  const listenerCounter = createListenerCounter((gameId) => setHasListeners(state, gameId));
  const { list, match, price } = createBoardListeners(scheduleFrame, listenerCounter.count);
  const state = createBoardState(
    { list: list.mark, match: match.mark, price: price.mark, hasPriceListeners: listenerCounter.hasListeners },
    now,
  );
  return {
    getPrice: (id) => {
      const location = findPrice(state, id);
      return location && readCell(location, state.since);
    },
    getPriceAge: (id) => priceAge(state, id),
    isPriceStale: (id) => isPriceStale(state, id),
    getMatch: (id) => readMatch(state, id)?.match,
    getLeague: (id) => state.leagues.get(id),
    getList: createListReader(state),
    getCursor: (channel) => state.channels.get(channel)?.cursor,
    subscribePrice: price.subscribe,
    subscribeMatch: match.subscribe,
    subscribeList: list.subscribe,
    applyBoard: (board, compact) => applyBoard(state, board, compact),
    applyChanges: (changes, compact) => applyChanges(state, changes, compact),
    setStale: (channel, isStale) => setStale(state, channel, isStale),
    dropChannel: (channel) => dropChannel(state, channel),
  };
}
