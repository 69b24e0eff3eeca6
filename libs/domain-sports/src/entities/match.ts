import type { Side } from '../odds/side.ts';
import type { Channel, GameType, ShowType } from './gameType.ts';

/** Points of one side. A field the sport does not have, or the venue did not send, is absent. */
export interface SideScore {
  /** Goals, points or runs so far. */
  readonly fullTime?: number | undefined;
  readonly halfTime?: number | undefined;
  /** Sets won: tennis, volleyball, table tennis, snooker. */
  readonly set?: number | undefined;
  /** Games or points inside the running set. */
  readonly game?: number | undefined;
  /** Tennis, inside the running game: `0`, `15`, `30`, `40`, `A`. */
  readonly point?: string | undefined;
  readonly redCards?: number | undefined;
}

/** Points of one part of a match. */
export type ScorePart = readonly [home: number, away: number];

export interface Score {
  readonly home: SideScore;
  readonly away: SideScore;
}

/** Part of the match being played; `unknown` when the venue says something we do not know (`periodText` keeps it). */
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

export type MatchStatus = 'scheduled' | 'live' | 'halftime' | 'ended' | 'postponed' | 'abandoned';

/** One line of a market: the price ids of its sides. Rank 0 is the main line. */
export interface MarketLine {
  readonly rank: number;
  readonly priceIds: Readonly<Partial<Record<Side, string>>>;
}

/**
 * A match with the house's own names; prices are referred to by id and live in the board store's cells.
 *
 * An object is never changed in place: a new one means that something of the match changed (§3, SPT-01).
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
  /** The period as the venue wrote it. */
  readonly periodText: string;
  /** Baseball, from 1. */
  readonly inning?: number | undefined;
  /** Baseball: who bats. */
  readonly inningHalf?: 'top' | 'bottom' | undefined;
  readonly status: MatchStatus;
  /** An outright market rather than a match; never mixed with one on a slip (SLP-05). */
  readonly isChampion: boolean;
  readonly score: Score;
  /** Points by quarter, set, inning or frame, the running one last; empty where the venue does not tell them. */
  readonly parts: readonly ScorePart[];
  /** Who serves, in tennis, volleyball and table tennis. */
  readonly serve?: 'H' | 'C' | undefined;
  /** Which sport, where the game type holds several (`OP`); empty elsewhere. */
  readonly sportName: string;
  /** The sport an outright market is about. */
  readonly championOf?: GameType | undefined;
  /** Markets of the match in all, for "+37"; 0 when the venue does not tell. */
  readonly marketCount: number;
  /**
   * Lines by play code (`R`, `OU` …), main line first. An unknown code is kept, so that it can be ignored knowingly.
   *
   * In a match of a board store they are made when they are first read, and stay the same object.
   */
  readonly markets: Readonly<Record<string, readonly MarketLine[]>>;
}
