import { applyBoard, applyChanges, dropChannel, isPriceStale, priceAge, setStale } from './applyWire.ts';
import { createBoardState, type BoardState, type ChannelRecord } from './boardState.ts';
import { type BoardStore, type BoardStoreOptions, type ChannelList } from './boardStore.ts';
import { createKeyedListeners } from './listeners.ts';
import { orderList, type ListedMatch } from './orderList.ts';
import { snapshotOf } from './priceRecord.ts';
import { lookUpMatch, lookUpPrice } from './waitingMatches.ts';

const emptyList = (channel: string): ChannelList => ({
  ...{ channel, leagueIds: [], matchIds: [], matchIdsByLeague: {} },
  ...{ isLoaded: false, isStale: false },
});

/** Where a match stands in its list; one that is still packed says it without being unpacked. */
function placeOf({ matches, waiting }: BoardState, id: string): readonly ListedMatch[] {
  const match = matches.get(id);
  if (match) return [match];
  const packed = waiting.get(id);
  if (!packed) return [];
  const { league_id, startTime } = packed.wire;
  const isTold = typeof startTime === 'number' && Number.isFinite(startTime);
  return [{ id, leagueId: league_id ?? '', kickOffAt: isTold ? startTime : undefined }];
}

const buildList = (state: BoardState, channel: string, record: ChannelRecord): ChannelList => {
  const held = [...record.matchIds].flatMap((id) => placeOf(state, id));
  const ordered = orderList(held, (id) => state.leagues.get(id));
  return { channel, ...ordered, isLoaded: record.cursor !== undefined, isStale: record.isStale };
};

/** Reads lists; one that is not held is an empty list, the same one each time. */
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

/** Listeners of prices, matches and lists, all woken in one frame. */
const createBoardListeners = (scheduleFrame: BoardStoreOptions['scheduleFrame']) => {
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    scheduleFrame(flush);
  };
  const [list, match, price] = [
    createKeyedListeners(schedule),
    createKeyedListeners(schedule),
    createKeyedListeners(schedule),
  ];
  function flush(): void {
    isScheduled = false;
    for (const listeners of [list, match, price]) listeners.flush();
  }
  return { list, match, price };
};

/** Makes an empty board store. */
export function createBoardStore({ scheduleFrame, now }: BoardStoreOptions): BoardStore {
  const { list, match, price } = createBoardListeners(scheduleFrame);
  const state = createBoardState(
    { list: list.mark, match: match.mark, price: price.mark, hearsPrices: price.hearsAny },
    now,
  );
  return {
    getPrice: (id) => {
      const record = lookUpPrice(state, id);
      return record && snapshotOf(record);
    },
    getPriceAge: (id) => priceAge(state, id),
    isPriceStale: (id) => isPriceStale(state, id),
    getMatch: (id) => lookUpMatch(state, id),
    getLeague: (id) => state.leagues.get(id),
    getList: createListReader(state),
    getCursor: (channel) => state.channels.get(channel)?.cursor,
    subscribePrice: price.subscribe,
    subscribeMatch: match.subscribe,
    subscribeList: list.subscribe,
    applyBoard: (board) => applyBoard(state, board),
    applyChanges: (changes, compact) => applyChanges(state, changes, compact),
    setStale: (channel, isStale) => setStale(state, channel, isStale),
    dropChannel: (channel) => dropChannel(state, channel),
  };
}
