import type { Side } from '../plays/side.ts';
import type { Channel, GameType, ShowType } from './gameType.ts';

/** Points of one side. A field that the sport does not have, or the venue did not send, is absent. */
export interface SideScore {
  /** Goals, points or runs so far. */
  readonly fullTime?: number | undefined;
  readonly halfTime?: number | undefined;
  /** Sets won: tennis, volleyball, table tennis, snooker. */
  readonly set?: number | undefined;
  /** Games or points in the current set. */
  readonly game?: number | undefined;
  /** Points in the current game of tennis: `0`, `15`, `30`, `40`, `A`. */
  readonly point?: string | undefined;
  readonly redCards?: number | undefined;
}

/** Points of one part of a match. */
export type ScorePart = readonly [home: number, away: number];

/** Score of a match. */
export interface Score {
  readonly home: SideScore;
  readonly away: SideScore;
}

/** Current part of a match. `unknown` means a period outside this list; `periodText` holds the original text. */
export type Period =
  | 'notStarted'
  | 'firstHalf'
  | 'halfTime'
  | 'secondHalf'
  | 'q1'
  | 'q2'
  | 'q3'
  | 'q4'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'overtime'
  | 'inning'
  | 'unknown';

/** Status of a match. */
export type MatchStatus = 'scheduled' | 'live' | 'halftime' | 'ended' | 'postponed' | 'abandoned';

/** Price ids of the sides of one line of a market. Rank 0 is the main line. */
export interface MarketLine {
  readonly rank: number;
  readonly priceIds: Readonly<Partial<Record<Side, string>>>;
}

/**
 * A match. Its markets hold price ids; the prices are cells of the board store.
 *
 * An object is never changed in place: a new reference means that a field has changed (§3, SPT-01).
 */
export interface Match {
  readonly id: string;
  readonly channel: Channel;
  readonly gameType: GameType;
  readonly showType: ShowType;
  readonly leagueId: string;
  readonly homeName: string;
  readonly awayName: string;
  /** Milliseconds UTC. */
  readonly kickOffAt?: number | undefined;
  readonly isLive: boolean;
  /** Minutes played. */
  readonly minute?: number | undefined;
  readonly period: Period;
  /** Period as the venue sent it. */
  readonly periodText: string;
  /** Inning of baseball, from 1. */
  readonly inning?: number | undefined;
  /** Half-inning of baseball. */
  readonly inningHalf?: 'top' | 'bottom' | undefined;
  readonly status: MatchStatus;
  /** Whether this is an outright market instead of a match. A slip never mixes the two (SLP-05). */
  readonly isChampion: boolean;
  readonly score: Score;
  /** Points by quarter, set, inning or frame, the current part last; empty if the venue does not send them. */
  readonly parts: readonly ScorePart[];
  /** Serving side in tennis, volleyball and table tennis. */
  readonly serve?: 'H' | 'C' | undefined;
  /** Name of the sport if the game type holds several (`OP`), otherwise empty. */
  readonly sportName: string;
  /** Sport of an outright market. */
  readonly championOf?: GameType | undefined;
  /** Number of further markets, which only the channel of the match carries; 0 if the venue does not send it. */
  readonly marketCount: number;
  /**
   * Lines by play code (`R`, `OU` …), main line first. Unknown codes are included; callers ignore them.
   *
   * In a match of a board store the markets are built on the first read. Their reference is then stable.
   */
  readonly markets: Readonly<Record<string, readonly MarketLine[]>>;
}
