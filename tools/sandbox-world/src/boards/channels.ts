import { BOARD_PLAYS } from '../settlement/markets.ts';
import type { MarketCode, WorldGameType, WorldShowType } from '../definitions/worldTypes.ts';
import { ChannelLog } from './channelLog.ts';
import { type Match, findShowType } from '../match/match.ts';

/** Matches of a channel and the log of its changes. */
export interface Channel {
  readonly log: ChannelLog;
  readonly matches: Map<string, Match>;
}

export const GAME_TYPES: readonly WorldGameType[] = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF', 'FS'];
export const SHOW_TYPES: readonly WorldShowType[] = ['FU', 'FT', 'RB', 'FSFT', 'FSFU'];

/** Channel of the front page: matches of several sports, in play and today. */
export const HOT_CHANNEL = 'HOT';

const MATCH_PREFIX = 'GAME.';
/** Largest number of match channels. At the limit, channels of finished matches are dropped. */
const MATCH_CHANNELS = 2_000;

/** Parses the match id of a price id, which is `gameId.play.rank.side`. */
export const parseGameId = (oddsId: string) => oddsId.slice(0, oddsId.indexOf('.'));

/** Parses whether a price is on the board of its sport, and whether it is a first line, which `ALL` contains too. */
function parseBoardPosition(oddsId: string): { isOnBoard: boolean; isFirst: boolean } {
  const play = oddsId.indexOf('.') + 1;
  const rank = oddsId.indexOf('.', play) + 1;
  const isOnBoard = BOARD_PLAYS.has(oddsId.slice(play, rank - 1) as MarketCode);
  return { isOnBoard, isFirst: isOnBoard && oddsId.startsWith('0.', rank) };
}

const EVERYWHERE = { isOnBoard: true, isFirst: true } as const;

/** All channels: a board per sport and show type, `ALL` over the sports, the front page, and a channel per requested match. */
export class Channels {
  /** Front page. Its matches are chosen by `Boards`. */
  readonly hot: Channel;
  readonly #boards = new Map<string, Channel>();
  readonly #ofMatches = new Map<string, Channel>();
  readonly #now: () => number;
  readonly #start: number;

  /** @param now returns real time, so that a channel created again starts above all its earlier cursors */
  constructor(start: number, now: () => number) {
    this.#start = start;
    this.#now = now;
    this.hot = { log: new ChannelLog(start), matches: new Map() };
    for (const gameType of [...GAME_TYPES, 'ALL']) {
      for (const showType of SHOW_TYPES) {
        this.#boards.set(`${gameType}.${showType}`, { log: new ChannelLog(start), matches: new Map() });
      }
    }
    this.#boards.set(HOT_CHANNEL, this.hot);
  }

  get(name: string): Channel | undefined {
    return this.#boards.get(name) ?? this.#ofMatches.get(name);
  }

  /** Parses the match id of a channel name. */
  static findGameId(name: string): string | undefined {
    return name.startsWith(MATCH_PREFIX) ? name.slice(MATCH_PREFIX.length) : undefined;
  }

  /** Returns the channel of a match and creates it at the first call. */
  openMatch(match: Match): Channel {
    const name = MATCH_PREFIX + match.fixture.gameId;
    const found = this.#ofMatches.get(name);
    if (found) return found;
    this.#makeRoom();
    const start = Math.max(this.#start, Math.floor(this.#now()));
    const channel = { log: new ChannelLog(start), matches: new Map([[match.fixture.gameId, match]]) };
    this.#ofMatches.set(name, channel);
    return channel;
  }

  /** Returns the boards of a match in its current stage. */
  getBoards(match: Match): Channel[] {
    const show = findShowType(match) ?? '';
    return ['ALL', match.fixture.league.gameType].flatMap((type) => this.#boards.get(`${type}.${show}`) ?? []);
  }

  /** Calls `callback` with each channel that contains a match, or one of its prices. */
  forEachChannel(match: Match, oddsId: string | undefined, callback: (name: string, channel: Channel) => void): void {
    const { gameId, league } = match.fixture;
    const show = findShowType(match) ?? '';
    const { isOnBoard, isFirst } = oddsId === undefined ? EVERYWHERE : parseBoardPosition(oddsId);
    const callIfOpen = (name: string, channel: Channel | undefined) => {
      if (channel) callback(name, channel);
    };
    const own = `${league.gameType}.${show}`;
    if (isOnBoard) callIfOpen(own, this.#boards.get(own));
    if (isFirst) callIfOpen(`ALL.${show}`, this.#boards.get(`ALL.${show}`));
    if (isOnBoard && this.hot.matches.has(gameId)) callback(HOT_CHANNEL, this.hot);
    if (this.#ofMatches.size > 0) callIfOpen(MATCH_PREFIX + gameId, this.#ofMatches.get(MATCH_PREFIX + gameId));
  }

  /** Iterates over all channels. */
  *all(): Generator<[name: string, channel: Channel]> {
    yield* this.#boards;
    yield* this.#ofMatches;
  }

  #makeRoom(): void {
    if (this.#ofMatches.size < MATCH_CHANNELS) return;
    for (const [name, { matches }] of this.#ofMatches) {
      if ([...matches.values()].every(({ stage }) => stage === 'gone')) this.#ofMatches.delete(name);
    }
  }
}
