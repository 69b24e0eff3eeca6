import { type League } from '../entities/league.ts';
import { type Match } from '../entities/match.ts';
import { toLeague } from '../entities/toLeague.ts';
import { patchMatch, toMatch } from '../entities/toMatch.ts';
import { type WireGameChange, type WireGameInput, type WirePriceChange } from '../entities/wire.ts';
import { type BoardStore, type BoardStoreOptions, type ChannelList } from './boardStore.ts';
import { createKeyedListeners } from './listeners.ts';
import { orderList } from './orderList.ts';
import { changePrice, snapshotOf, succeedPrice, toPriceRecord, type PriceRecord } from './priceRecord.ts';

interface ChannelRecord {
  readonly matchIds: Set<string>;
  cursor: number | undefined;
  isStale: boolean;
  list: ChannelList | undefined;
}

const emptyList = (channel: string): ChannelList => ({
  ...{ channel, leagueIds: [], matchIds: [], matchIdsByLeague: {} },
  isLoaded: false,
  isStale: false,
});

/** Whether a change of the match moves it in the list. */
const isMoved = (before: Match, after: Match): boolean =>
  before.leagueId !== after.leagueId || before.kickOffAt !== after.kickOffAt;

/** Makes an empty board store. */
export function createBoardStore({ scheduleFrame, now }: BoardStoreOptions): BoardStore {
  const prices = new Map<string, PriceRecord>();
  const priceIdsOf = new Map<string, readonly string[]>();
  const matches = new Map<string, Match>();
  const leagues = new Map<string, League>();
  const channels = new Map<string, ChannelRecord>();
  const unknownLists = new Map<string, ChannelList>();
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    scheduleFrame(flush);
  };
  const onPrice = createKeyedListeners(schedule);
  const onMatch = createKeyedListeners(schedule);
  const onList = createKeyedListeners(schedule);

  function flush(): void {
    isScheduled = false;
    onList.flush();
    onMatch.flush();
    onPrice.flush();
  }

  const channelRecord = (channel: string): ChannelRecord => {
    const held = channels.get(channel);
    if (held) return held;
    const record: ChannelRecord = { matchIds: new Set(), cursor: undefined, isStale: false, list: undefined };
    channels.set(channel, record);
    return record;
  };

  const listChanged = (channel: string): void => {
    const record = channels.get(channel);
    if (record) record.list = undefined;
    onList.mark(channel);
  };

  const buildList = (channel: string, record: ChannelRecord): ChannelList => {
    const held = [...record.matchIds].flatMap((id) => matches.get(id) ?? []);
    const ordered = orderList(held, (id) => leagues.get(id));
    return { channel, ...ordered, isLoaded: record.cursor !== undefined, isStale: record.isStale };
  };

  const getList = (channel: string): ChannelList => {
    const record = channels.get(channel);
    if (record) return (record.list ??= buildList(channel, record));
    const held = unknownLists.get(channel) ?? emptyList(channel);
    unknownLists.set(channel, held);
    return held;
  };

  const removePrices = (ids: readonly string[]): void => {
    for (const id of ids) if (prices.delete(id)) onPrice.mark(id);
  };

  const putPrice = (record: PriceRecord): void => {
    const before = prices.get(record.id);
    prices.set(record.id, record);
    if (!before || succeedPrice(record, before, now())) onPrice.mark(record.id);
  };

  const putMatch = (wire: WireGameInput, channel: string): void => {
    const records = wire.odds.flatMap((odds) => toPriceRecord(odds, wire.gameId) ?? []);
    const ids = records.map(({ id }) => id);
    const gone = new Set(priceIdsOf.get(wire.gameId));
    ids.forEach((id) => gone.delete(id));
    removePrices([...gone]);
    records.forEach(putPrice);
    priceIdsOf.set(wire.gameId, ids);
    matches.set(wire.gameId, toMatch(wire, channel));
    channelRecord(channel).matchIds.add(wire.gameId);
    onMatch.mark(wire.gameId);
  };

  const isHeldElsewhere = (matchId: string): boolean =>
    [...channels.values()].some(({ matchIds }) => matchIds.has(matchId));

  /** A match that kicked off may already stand in the in-play channel: it goes only when nobody holds it. */
  const removeMatch = (record: ChannelRecord, matchId: string): void => {
    if (!record.matchIds.delete(matchId) || isHeldElsewhere(matchId)) return;
    removePrices(priceIdsOf.get(matchId) ?? []);
    priceIdsOf.delete(matchId);
    matches.delete(matchId);
    onMatch.mark(matchId);
  };

  const changeMatch = (change: WireGameChange): boolean => {
    const before = matches.get(change.gameId);
    if (!before) return false;
    const after = patchMatch(before, change);
    matches.set(change.gameId, after);
    onMatch.mark(change.gameId);
    return isMoved(before, after);
  };

  const applyPrices = (changes: readonly WirePriceChange[]): void => {
    const at = now();
    for (const change of changes) {
      const record = prices.get(change[0]);
      if (record && changePrice(record, change, at)) onPrice.mark(record.id);
    }
  };

  const applyBoard: BoardStore['applyBoard'] = (board) => {
    const record = channelRecord(board.channel);
    const gone = new Set(record.matchIds);
    board.games.forEach(({ gameId }) => gone.delete(gameId));
    gone.forEach((id) => removeMatch(record, id));
    for (const league of board.leagues) leagues.set(league.league_id, toLeague(league));
    for (const game of board.games) putMatch(game, board.channel);
    record.cursor = board.cursor;
    record.isStale = false;
    listChanged(board.channel);
  };

  const applyChanges: BoardStore['applyChanges'] = ({ channel, cursor, leagues: added, ...changes }) => {
    const record = channelRecord(channel);
    changes.removed.forEach((id) => removeMatch(record, id));
    for (const league of added) leagues.set(league.league_id, toLeague(league));
    changes.added.forEach((game) => putMatch(game, channel));
    const isReordered = changes.games.map(changeMatch).some(Boolean);
    applyPrices(changes.prices);
    record.cursor = cursor;
    const isRelisted = isReordered || changes.removed.length + changes.added.length + added.length > 0;
    if (isRelisted) listChanged(channel);
  };

  return {
    getPrice: (id) => {
      const record = prices.get(id);
      return record && snapshotOf(record);
    },
    getMatch: (id) => matches.get(id),
    getLeague: (id) => leagues.get(id),
    getList,
    getCursor: (channel) => channels.get(channel)?.cursor,
    subscribePrice: onPrice.subscribe,
    subscribeMatch: onMatch.subscribe,
    subscribeList: onList.subscribe,
    applyBoard,
    applyChanges,
    setStale: (channel, isStale) => {
      if (!isStale && !channels.has(channel)) return;
      const record = channelRecord(channel);
      if (record.isStale === isStale) return;
      record.isStale = isStale;
      listChanged(channel);
    },
    dropChannel: (channel) => {
      const record = channels.get(channel);
      if (!record) return;
      [...record.matchIds].forEach((id) => removeMatch(record, id));
      channels.delete(channel);
      onList.mark(channel);
    },
  };
}
