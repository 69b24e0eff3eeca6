import type {
  BilingualName,
  GameStatus,
  MarketCode,
  PriceSide,
  Score,
  WorldGameType,
  WorldShowType,
} from './playTypes.ts';
import type { VoidCode } from './voidCodes.ts';
import type { WireCentre } from './centreTypes.ts';
import type { SportBoard, WireGame, WireLeague, WorldChanges } from './wireTypes.ts';

export type * from './playTypes.ts';
export type * from './wireTypes.ts';
export type * from './centreTypes.ts';
export type { VoidCode } from './voidCodes.ts';

/** Language of a response, as in the wire field `langx`. */
export type Langx = 'zh-cn' | 'zh-tw';

/** Match as seen by bet placement and settlement, with names in both scripts. Times are world time. */
export interface MatchView {
  readonly gameId: string;
  readonly gameType: WorldGameType;
  /** Show type; undefined after the match has left the boards. */
  readonly showType: WorldShowType | undefined;
  readonly leagueId: string;
  readonly league: BilingualName;
  readonly home: BilingualName;
  readonly away: BilingualName;
  /** Kick-off in world time, milliseconds UTC. */
  readonly startTime: number;
  readonly status: GameStatus;
  /** Code of a voided match. */
  readonly voidCode: VoidCode | undefined;
  /**
   * Score of handicap and total; 0–0 before the start. It counts goals, points, runs, games of tennis, points of volleyball
   * and table tennis, or frames of snooker.
   */
  readonly score: Score;
  /** Half-time score; undefined before half-time. */
  readonly halfTimeScore: Score | undefined;
  /** Sets won in tennis, volleyball and table tennis, or frames in snooker. The markets M and PD refer to them. */
  readonly sets?: Score;
  /** Scores of the quarters, periods, sets, innings or frames, the current one last. */
  readonly parts?: readonly Score[];
  /** Number of the winning runner of an outright market. */
  readonly winner?: string;
}

/** Price as seen by bet placement. */
export interface PriceView {
  readonly oddsId: string;
  readonly w: MarketCode;
  readonly r: PriceSide;
  readonly i: number;
  /** Handicap of the home side, or total. Empty for markets without a line. */
  readonly line: string;
  /** Name of the runner of an outright price. */
  readonly name?: BilingualName;
  /** Hong Kong price as text. */
  readonly price: string;
  /** Whether bets are accepted: false while suspended or closed. */
  readonly active: boolean;
  readonly ver: number;
  readonly match: MatchView;
}

/**
 * Event that affects bets. `match` is the state after it.
 *
 * - `halfTime` settles first-half markets, `ended` the other ones. `voided` returns all stakes that are not settled.
 * - `goalCancelled` restores the score before the goal. Bets placed in between used a wrong score (result codes D6, D8).
 * - `corrected` follows an `ended` event with a wrong result. `match` has the right result.
 *
 * Points, runs and sets emit no event; they are in the changes of the channel.
 */
export interface MatchEvent {
  readonly kind: 'kickOff' | 'goal' | 'goalCancelled' | 'redCard' | 'halfTime' | 'ended' | 'voided' | 'corrected';
  readonly gameId: string;
  /** World time. */
  readonly at: number;
  /** Side of a goal or red card. */
  readonly side?: 'H' | 'C';
  /** World time and real time of the cancelled goal; `goalCancelled` only. */
  readonly goal?: { readonly at: number; readonly realAt: number };
  readonly match: MatchView;
}

/** Numbers of matches by game type (or `ALL`) and show type, such as `counts.FT.RB`. */
export type MatchCounts = Record<WorldGameType | 'ALL', Record<WorldShowType, number>>;

/** Console commands applied to a match, which a restored world repeats. Times are world time. */
export interface MatchOverride {
  kickedOffAt?: number;
  goals?: [at: number, side: 'H' | 'C', points: number][];
  ended?: { at: number; home: number; away: number; halfHome: number; halfAway: number };
  voided?: { at: number; code: VoidCode };
  /** Cancelled goals. */
  cancelled?: [at: number, side: 'H' | 'C'][];
  corrected?: { at: number; home: number; away: number; halfHome: number; halfAway: number };
  /** Winning runner of an outright market. */
  winner?: { at: number; runner: string };
  suspended?: boolean;
}

/** JSON data of a few kilobytes from which a world is restored. Everything else follows from the seed. */
export interface WorldSnapshot {
  /** Version of the format. Version 1 was written when the world had two sports; its fields are the same. */
  readonly version: 1 | 2;
  readonly seed: number;
  /** Size of the calendar, which must not change because bets refer to its matches. Missing in old snapshots. */
  readonly liveMatches?: number;
  /** Real time of the snapshot. */
  readonly takenAt: number;
  /** World time of the snapshot. */
  readonly worldTime: number;
  readonly speed: number;
  readonly isPaused: boolean;
  readonly overrides: Record<string, MatchOverride>;
}

export interface WorldOptions {
  readonly seed: number;
  /** Real time, milliseconds UTC. The clock of a new world starts here. */
  readonly now: number;
  /** World seconds per real second, 1 to 600. Default 1. The speed of a snapshot has priority. */
  readonly speed?: number;
  readonly snapshot?: WorldSnapshot;
  /**
   * Approximate number of matches in play, 10 to 2500. Default 140. Fewer thin out the calendar; more add youth football.
   * The value of a snapshot has priority.
   */
  readonly liveMatches?: number;
}

/** World time `at` and speed (1 to 600). */
export interface ClockView {
  readonly at: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** Result of a console command: false if the match is unknown or its state does not allow the command. */
export type CommandResult = boolean;

/** Names of what is on the boards, for a search. */
export interface WorldNames {
  readonly leagues: { readonly id: string; readonly gameType: WorldGameType; readonly name: string }[];
  readonly matches: {
    readonly gameId: string;
    readonly leagueId: string;
    readonly showType: WorldShowType;
    readonly home: string;
    readonly away: string;
    readonly startTime: number;
  }[];
}

/**
 * Simulated sports of the sandbox: fixtures, clock, scores and prices that are consistent with one another.
 *
 * It is synchronous and has no timers. Only `tick` (call it about 4 times per second) and the console commands change it.
 * A restored world stays at the time of the snapshot until the first `tick`, which catches up. Register `onMatchEvent`
 * before that call; otherwise open bets miss results.
 */
export interface World {
  /** Advances the world to real time `nowMs`; an earlier time is ignored. */
  tick(nowMs: number): void;
  clock(): ClockView;

  /**
   * Returns the board of a channel: `gameType.showType`, `ALL.showType` (first lines of all sports) or `GAME.gameId` (all
   * markets of a match, priced while they are read). Unknown channels have an empty board.
   */
  board(channel: string, langx: Langx): SportBoard;
  /** Returns the merged changes after `cursor`, or `tooOld` if the log does not contain it and the board must be read. */
  changesSince(channel: string, cursor: number, langx: Langx): WorldChanges | 'tooOld';
  cursor(channel: string): number;
  /** Registers a listener that is called once per tick or command for each changed channel. Returns the unsubscription. */
  onChange(listener: (channel: string) => void): () => void;
  onMatchEvent(listener: (event: MatchEvent) => void): () => void;

  counts(): MatchCounts;
  /** Returns the board of the front page: matches of several sports, in play and next today. A match in play stays until it ends. */
  hot(langx: Langx): SportBoard;
  /** Ids of the matches of the front page. */
  hotIds(): readonly string[];
  leagues(langx: Langx, gameType?: WorldGameType): WireLeague[];
  /** Returns the names of all matches on the boards, live ones first, and of their leagues. */
  names(langx: Langx): WorldNames;
  match(gameId: string): MatchView | undefined;
  /** Returns the centre of a match that has been announced: events, statistics, line-ups, history and price history. */
  centre(gameId: string, langx: Langx): WireCentre | undefined;
  /** Returns the changes of a centre after `cursor`, or `tooOld` if the cursor is not one of this centre. */
  centreSince(gameId: string, cursor: number, langx: Langx): WireCentre | 'tooOld';
  /** Returns the wire form of a match while it is on a board. */
  game(gameId: string, langx: Langx): WireGame | undefined;
  price(oddsId: string): PriceView | undefined;

  /** Adds a goal, a run, 2 points of basketball or 7 of American football. Not available in sports of sets and frames. */
  goal(gameId: string, side: 'H' | 'C'): CommandResult;
  /** Cancels the last goal of a side (football, virtual football, ice hockey). */
  cancelGoal(gameId: string, side: 'H' | 'C'): CommandResult;
  suspend(gameId: string): CommandResult;
  resume(gameId: string): CommandResult;
  /** Starts a scheduled match now. */
  kickOff(gameId: string): CommandResult;
  /**
   * Ends a scheduled or live match now with the current or given score; in sports of sets or frames, with sets or
   * frames.
   */
  end(gameId: string, finalScore?: Score, halfTimeScore?: Score): CommandResult;
  /** Voids a match: postponed before kick-off, abandoned after it. */
  void(gameId: string, code: VoidCode): CommandResult;
  /** Corrects the result of an ended match; in sports of sets or frames, with sets or frames. */
  correct(gameId: string, finalScore: Score, halfTimeScore?: Score): CommandResult;
  /** Ends an outright market with a winning runner. */
  winner(gameId: string, runner: string): CommandResult;
  /** Sets the speed, clamped to 1 to 600. */
  setSpeed(speed: number): void;
  pause(): void;
  unpause(): void;
  /** Advances world time by a number of milliseconds at once. */
  advance(ms: number): void;

  snapshot(): WorldSnapshot;
}
