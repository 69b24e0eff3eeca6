import {
  type Langx,
  type MatchCounts,
  type SportBoard,
  type SportChanges,
  type WireLeague,
  type WorldGameType,
  type WorldShowType,
} from '../worldTypes.ts';
import { type ChannelChange, type ChangeKind, ChannelLog } from './channelLog.ts';
import { type Match, showTypeOf } from './match.ts';
import { wireGame, wireGameChange, wireLeague, wirePriceChange } from './wireForms.ts';

interface Channel {
  readonly log: ChannelLog;
  readonly matches: Map<string, Match>;
}

const ALL_GAME_TYPES = ['ALL', 'FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'FS', 'VB', 'BS', 'TT'] as const;
const GAME_TYPES: readonly WorldGameType[] = ['FT', 'BK'];
const SHOW_TYPES: readonly WorldShowType[] = ['FU', 'FT', 'RB'];

/** Price ids are `gameId.play.rank.side`. */
export const gameIdOfPrice = (oddsId: string) => oddsId.slice(0, oddsId.indexOf('.'));

const leaguesOf = (matches: Iterable<Match>, langx: Langx): WireLeague[] => {
  const leagues = new Map<string, WireLeague>();
  for (const { fixture } of matches) {
    if (!leagues.has(fixture.league.id)) leagues.set(fixture.league.id, wireLeague(fixture.league, langx));
  }
  return [...leagues.values()].sort((a, b) => a.sort - b.sort);
};

const byLeagueAndTime = (a: Match, b: Match) =>
  a.fixture.league.sort - b.fixture.league.sort || a.startTime - b.startTime || a.order - b.order;

/** Who is on which channel, and the log of what changed there. */
export class Boards {
  readonly #channels = new Map<string, Channel>();
  readonly #changed = new Set<string>();
  readonly #firstCursor: number;
  /** While true nothing is logged; end it with `resetAll`. */
  isQuiet = false;

  constructor(firstCursor: number) {
    this.#firstCursor = firstCursor;
    for (const gameType of GAME_TYPES) {
      for (const showType of SHOW_TYPES) {
        this.#channels.set(`${gameType}.${showType}`, { log: new ChannelLog(firstCursor), matches: new Map() });
      }
    }
  }

  /** Puts a match on the board of its stage; call `leave` first if it was on another. */
  enter(match: Match): void {
    this.#channelOf(match)?.matches.set(match.fixture.gameId, match);
    this.#note(match, 'added', match.fixture.gameId);
  }

  leave(match: Match): void {
    this.#channelOf(match)?.matches.delete(match.fixture.gameId);
    this.#note(match, 'removed', match.fixture.gameId);
  }

  gameChanged(match: Match): void {
    this.#note(match, 'game', match.fixture.gameId);
  }

  priceChanged(match: Match, oddsId: string): void {
    this.#note(match, 'price', oddsId);
  }

  resetAll(): void {
    for (const [name, { log }] of this.#channels) {
      log.reset();
      this.#changed.add(name);
    }
  }

  /** Channels that changed since the last call. */
  takeChanged(): string[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  *visible(): Generator<Match> {
    for (const { matches } of this.#channels.values()) yield* matches.values();
  }

  on(channel: string): Iterable<Match> {
    return this.#channels.get(channel)?.matches.values() ?? [];
  }

  counts(): MatchCounts {
    const size = (gameType: keyof MatchCounts, showType: WorldShowType) =>
      this.#channels.get(`${gameType}.${showType}`)?.matches.size ?? 0;
    const row = (gameType: keyof MatchCounts) => ({
      FU: size(gameType, 'FU'),
      FT: size(gameType, 'FT'),
      RB: size(gameType, 'RB'),
      FSFT: size(gameType, 'FSFT'),
      FSFU: size(gameType, 'FSFU'),
    });
    return Object.fromEntries(ALL_GAME_TYPES.map((gameType) => [gameType, row(gameType)])) as MatchCounts;
  }

  cursor(channel: string): number {
    return this.#channels.get(channel)?.log.cursor ?? this.#firstCursor;
  }

  board(channel: string, langx: Langx, at: number, only: Iterable<Match> = this.on(channel)): SportBoard {
    const matches = [...only].sort(byLeagueAndTime);
    return {
      channel,
      cursor: this.cursor(channel),
      time: at,
      leagues: leaguesOf(matches, langx),
      games: matches.map((match) => wireGame(match, langx, at)),
    };
  }

  changesSince(name: string, cursor: number, langx: Langx, at: number): SportChanges | 'tooOld' {
    const channel = this.#channels.get(name);
    if (!channel) return cursor === this.#firstCursor ? emptyChanges(name, cursor, cursor, at) : 'tooOld';
    const changes = channel.log.since(cursor);
    if (!changes) return 'tooOld';
    return mergedChanges(channel, changes, emptyChanges(name, cursor, channel.log.cursor, at), langx);
  }

  #channelOf(match: Match): Channel | undefined {
    return this.#channels.get(this.#nameOf(match));
  }

  #nameOf(match: Match): string {
    return `${match.fixture.league.gameType}.${showTypeOf(match) ?? ''}`;
  }

  #note(match: Match, kind: ChangeKind, id: string): void {
    if (this.isQuiet) return;
    const name = this.#nameOf(match);
    const channel = this.#channels.get(name);
    if (!channel) return;
    channel.log.push(kind, id);
    this.#changed.add(name);
  }
}

const emptyChanges = (channel: string, from: number, cursor: number, time: number): SportChanges => ({
  channel,
  from,
  cursor,
  time,
  prices: [],
  games: [],
  added: [],
  leagues: [],
  removed: [],
});

/** Folds a stretch of the log into one message of final states: the last word on each match and price. */
function mergedChanges(
  { matches }: Channel,
  changes: readonly ChannelChange[],
  message: SportChanges,
  langx: Langx,
): SportChanges {
  const ids = (kind: ChangeKind) => new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
  const added = [...ids('added')].flatMap((id) => matches.get(id) ?? []);
  const isNew = new Set(added.map(({ fixture }) => fixture.gameId));
  const known = (id: string) => (isNew.has(id) ? undefined : matches.get(id));
  return {
    ...message,
    added: added.map((match) => wireGame(match, langx, message.time)),
    leagues: leaguesOf(added, langx),
    removed: [...ids('removed')].filter((id) => !matches.has(id)),
    games: [...ids('game')].flatMap((id) => {
      const match = known(id);
      return match ? [wireGameChange(match, message.time)] : [];
    }),
    prices: [...ids('price')].flatMap((id) => {
      const odds = known(gameIdOfPrice(id))?.odds.find((one) => one.id === id);
      return odds ? [wirePriceChange(odds)] : [];
    }),
  };
}
