import type { MatchCounts, SportBoard, WorldChanges } from '../definitions/worldTypes.ts';
import { collectLeagues, getChannelOdds } from './boardForms.ts';
import type { ChangeKind } from './channelLog.ts';
import { Channels, GAME_TYPES, HOT_CHANNEL, SHOW_TYPES } from './channels.ts';
import { selectHotMatches } from './hotMatches.ts';
import type { Match } from '../match/match.ts';
import { createEmptyChanges, mergeChanges } from './mergeChanges.ts';
import { type BoardView, toWireGame } from './wireForms.ts';

const SPORT_ORDER = new Map(GAME_TYPES.map((gameType, index) => [gameType, index]));
const getSportOrder = ({ fixture }: Match) => SPORT_ORDER.get(fixture.league.gameType) ?? 0;

const byLeagueAndTime = (a: Match, b: Match) =>
  getSportOrder(a) - getSportOrder(b) ||
  a.fixture.league.sort - b.fixture.league.sort ||
  a.startTime - b.startTime ||
  a.order - b.order;

/** Matches on each channel, and the logs of changes. */
export class Boards {
  readonly channels: Channels;
  readonly #changed = new Set<string>();
  readonly #firstCursor: number;
  /** Whether matches have entered or left a board since the front page was chosen. */
  #isHotDue = true;
  /** Whether changes are not logged. Call `resetAll` after setting it to false. */
  isQuiet = false;

  constructor(firstCursor: number, realNow: () => number) {
    this.#firstCursor = firstCursor;
    this.channels = new Channels(firstCursor, realNow);
  }

  /** Adds a match to the boards of its stage. Call `leave` before the stage changes. */
  enter(match: Match): void {
    for (const { matches } of this.channels.getBoards(match)) matches.set(match.fixture.gameId, match);
    this.#isHotDue = true;
    this.#log(match, 'added', match.fixture.gameId);
  }

  leave(match: Match): void {
    for (const { matches } of this.channels.getBoards(match)) matches.delete(match.fixture.gameId);
    this.#log(match, 'removed', match.fixture.gameId);
    this.channels.hot.matches.delete(match.fixture.gameId);
    this.#isHotDue = true;
  }

  gameChanged(match: Match): void {
    this.#log(match, 'game', match.fixture.gameId);
  }

  priceChanged(match: Match, oddsId: string, isLineMoved: boolean): void {
    this.#log(match, isLineMoved ? 'line' : 'price', oddsId);
  }

  resetAll(): void {
    for (const [name, { log }] of this.channels.all()) {
      log.reset();
      this.#changed.add(name);
    }
  }

  /**
   * Chooses the matches of the front page again if a match has entered or left a board. A chosen match that left its board
   * has left the front page too.
   */
  refreshHot(): void {
    if (!this.#isHotDue) return;
    this.#isHotDue = false;
    const { log, matches } = this.channels.hot;
    const boards = { live: this.on('ALL.RB'), today: this.on('ALL.FT') };
    const chosen = selectHotMatches(boards, ({ fixture }) => matches.has(fixture.gameId));
    const ids = new Set(chosen.map(({ fixture }) => fixture.gameId));
    const gone = [...matches.keys()].filter((id) => !ids.has(id));
    const fresh = chosen.filter(({ fixture }) => !matches.has(fixture.gameId));
    for (const id of gone) matches.delete(id);
    for (const match of fresh) matches.set(match.fixture.gameId, match);
    if (this.isQuiet || gone.length + fresh.length === 0) return;
    for (const id of gone) log.push('removed', id);
    for (const { fixture } of fresh) log.push('added', fixture.gameId);
    this.#changed.add(HOT_CHANNEL);
  }

  /** Returns the channels that changed since the last call. */
  takeChanged(): string[] {
    this.refreshHot();
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  /** Iterates over all matches on a board. */
  *visible(): Generator<Match> {
    for (const showType of SHOW_TYPES) yield* this.on(`ALL.${showType}`);
  }

  on(channel: string): Iterable<Match> {
    return this.channels.get(channel)?.matches.values() ?? [];
  }

  counts(): MatchCounts {
    const row = (gameType: keyof MatchCounts) =>
      Object.fromEntries(SHOW_TYPES.map((show) => [show, this.channels.get(`${gameType}.${show}`)?.matches.size ?? 0]));
    return Object.fromEntries((['ALL', ...GAME_TYPES] as const).map((type) => [type, row(type)])) as MatchCounts;
  }

  cursor(channel: string): number {
    return this.channels.get(channel)?.log.cursor ?? this.#firstCursor;
  }

  board(channel: string, view: BoardView): SportBoard {
    if (channel === HOT_CHANNEL) this.refreshHot();
    const matches = [...this.on(channel)].filter(({ stage }) => stage !== 'gone').sort(byLeagueAndTime);
    return {
      channel,
      cursor: this.cursor(channel),
      time: view.at,
      leagues: collectLeagues(matches, view.langx),
      games: matches.map((match) => toWireGame(match, view, getChannelOdds(channel, match))),
    };
  }

  changesSince(name: string, cursor: number, view: BoardView): WorldChanges | 'tooOld' {
    const channel = this.channels.get(name);
    const stretch = { channel: name, from: cursor, cursor: channel?.log.cursor ?? cursor, time: view.at };
    if (!channel) return cursor === this.#firstCursor ? createEmptyChanges(stretch) : 'tooOld';
    const changes = channel.log.since(cursor);
    return changes ? mergeChanges(channel, changes, { message: createEmptyChanges(stretch), view }) : 'tooOld';
  }

  #log(match: Match, kind: ChangeKind, id: string): void {
    if (this.isQuiet) return;
    const oddsId = kind === 'price' || kind === 'line' ? id : undefined;
    this.channels.forEachChannel(match, oddsId, (name, { log }) => {
      log.push(kind, id);
      this.#changed.add(name);
    });
  }
}
