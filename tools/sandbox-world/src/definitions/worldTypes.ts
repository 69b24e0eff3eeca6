import type { GameStatus, PlayCode, PriceSide, Score, WorldGameType, WorldShowType } from './playTypes.ts';
import type { VoidCode } from './voidCodes.ts';
import type { SportBoard, WireGame, WireLeague, WorldChanges } from './wireTypes.ts';

export type * from './playTypes.ts';
export type * from './wireTypes.ts';
export type { VoidCode } from './voidCodes.ts';

/** Language of an answer, as the wire's `langx` names it. */
export type Langx = 'zh-cn' | 'zh-tw';

/** A name in both scripts: `cn` as the mainland writes it, `tw` as Taiwan's sports pages do. */
export interface BilingualName {
  readonly cn: string;
  readonly tw: string;
}

/** One match as bet placement and settlement see it: both scripts, world time, current and half-time score. */
export interface MatchView {
  readonly gameId: string;
  readonly gameType: WorldGameType;
  /** Undefined once the match has left the boards. */
  readonly showType: WorldShowType | undefined;
  readonly leagueId: string;
  readonly league: BilingualName;
  readonly home: BilingualName;
  readonly away: BilingualName;
  /** Kick-off, world time, milliseconds UTC. */
  readonly startTime: number;
  readonly status: GameStatus;
  /** Set when the match was voided. */
  readonly voidCode: VoidCode | undefined;
  /**
   * 0–0 before the start. What handicap and total count: goals, points, runs, games of tennis, points of volleyball
   * and table tennis, frames of snooker.
   */
  readonly score: Score;
  /** Known from half-time on. */
  readonly halfTimeScore: Score | undefined;
  /** Sets won, where M and PD are about sets: tennis, volleyball, table tennis; frames of snooker. */
  readonly sets?: Score;
  /** By quarter, period, set, inning or frame, the running one last. */
  readonly parts?: readonly Score[];
  /** Number of the runner that won a champion market. */
  readonly winner?: string;
}

/** One price as bet placement sees it. */
export interface PriceView {
  readonly oddsId: string;
  readonly w: PlayCode;
  readonly r: PriceSide;
  readonly i: number;
  /** Handicap from the home side, or total; empty where the play has none. */
  readonly line: string;
  /** The runner of a champion price. */
  readonly name?: BilingualName;
  /** Hong Kong price text. */
  readonly price: string;
  /** False while suspended or closed: no bet may be taken. */
  readonly active: boolean;
  readonly ver: number;
  readonly match: MatchView;
}

/**
 * Something that bets depend on. `match` is the state right after it.
 *
 * `halfTime` settles first half plays, `ended` the rest, `voided` returns every stake not settled yet. A goal taken back
 * (`goalCancelled`) leaves the score as it was before it; bets taken in between stand on a score that never was (D6, D8).
 * `corrected` comes after `ended`: the result was told wrong, `match` holds the right one. Points, runs and sets come
 * no event: they are in the channel.
 */
export interface MatchEvent {
  readonly kind: 'kickOff' | 'goal' | 'goalCancelled' | 'redCard' | 'halfTime' | 'ended' | 'voided' | 'corrected';
  readonly gameId: string;
  /** World time. */
  readonly at: number;
  /** Side of a goal or red card. */
  readonly side?: 'H' | 'C';
  /** `goalCancelled` only: when the goal had been given, in world time and in real time. */
  readonly goal?: { readonly at: number; readonly realAt: number };
  readonly match: MatchView;
}

/** Match numbers per game type and show type, `ALL` among them, for the tabs: `counts.FT.RB`. */
export type MatchCounts = Record<WorldGameType | 'ALL', Record<WorldShowType, number>>;

/** What a console did to one match, so that a restored world repeats it. Times are world time. */
export interface MatchOverride {
  kickedOffAt?: number;
  goals?: [at: number, side: 'H' | 'C', points: number][];
  ended?: { at: number; home: number; away: number; halfHome: number; halfAway: number };
  voided?: { at: number; code: VoidCode };
  /** Goals taken back. */
  cancelled?: [at: number, side: 'H' | 'C'][];
  corrected?: { at: number; home: number; away: number; halfHome: number; halfAway: number };
  /** Champion markets: the runner that won. */
  winner?: { at: number; runner: string };
  suspended?: boolean;
}

/** All that is needed to rebuild the world: everything else follows from the seed. JSON, a few kilobytes. */
export interface WorldSnapshot {
  /** 1 was written before the world knew more than two sports; it reads the same. */
  readonly version: 1 | 2;
  readonly seed: number;
  /** Size of its calendar, which stays: bets stand on its matches. Older ones do not say it. */
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
  /** Real time, milliseconds UTC. A fresh world's own clock starts here. */
  readonly now: number;
  /** World seconds per real second, 1 to 600. Default 1; a snapshot's own speed wins. */
  readonly speed?: number;
  readonly snapshot?: WorldSnapshot;
  /** Matches in play, about: fewer than the usual 140 thin the calendar, for more youth football fills up. 10 to 2500; a snapshot's own wins. */
  readonly liveMatches?: number;
}

/** `at` is world time, `speed` 1 to 600. */
export interface ClockView {
  readonly at: number;
  readonly speed: number;
  readonly isPaused: boolean;
}

/** Answer of a console command: false where the match is unknown or the command does not fit its state. */
export type CommandResult = boolean;

/**
 * The sandbox's sports: fixtures, clock, scores and prices that agree with one another.
 *
 * Pure and synchronous. Nothing moves but by `tick` (call it about 4 times a second) and the console's commands.
 * A restored world stands at the snapshot's time until the first `tick`, which catches up: attach `onMatchEvent`
 * before it, or unsettled bets miss the results of the gap.
 */
export interface World {
  /** Moves the world to real time `nowMs`; an earlier time is ignored. */
  tick(nowMs: number): void;
  clock(): ClockView;

  /**
   * A channel is `gameType.showType`, `ALL.showType` (first lines of all sports) or `GAME.gameId` (all markets of one
   * match, priced while somebody asks for them); any other is an empty board.
   */
  board(channel: string, langx: Langx): SportBoard;
  /** Merged changes after `cursor`; `tooOld` when the log no longer reaches back: fetch a board. */
  changesSince(channel: string, cursor: number, langx: Langx): WorldChanges | 'tooOld';
  cursor(channel: string): number;
  /** Called once per tick or command for every channel that changed. */
  onChange(listener: (channel: string) => void): () => void;
  onMatchEvent(listener: (event: MatchEvent) => void): () => void;

  counts(): MatchCounts;
  /** About six attractive live football matches, featured leagues first; one stays until it ends. */
  hot(langx: Langx): SportBoard;
  leagues(langx: Langx, gameType?: WorldGameType): WireLeague[];
  match(gameId: string): MatchView | undefined;
  /** Wire form of one match, while it is on a board. */
  game(gameId: string, langx: Langx): WireGame | undefined;
  price(oddsId: string): PriceView | undefined;

  /** A goal, a run, two points of basketball, seven of American football; none in sports of sets and frames. */
  goal(gameId: string, side: 'H' | 'C'): CommandResult;
  /** Takes the side's last goal back (football, virtual football, ice hockey). */
  cancelGoal(gameId: string, side: 'H' | 'C'): CommandResult;
  suspend(gameId: string): CommandResult;
  resume(gameId: string): CommandResult;
  /** Starts a scheduled match now. */
  kickOff(gameId: string): CommandResult;
  /** Ends a live or scheduled match now, with the current score or the given one: sets or frames where they decide. */
  end(gameId: string, finalScore?: Score, halfTimeScore?: Score): CommandResult;
  /** Calls a match off: postponed before kick-off, abandoned after. */
  void(gameId: string, code: VoidCode): CommandResult;
  /** Corrects the result of a match that ended: sets or frames where they decide. */
  correct(gameId: string, finalScore: Score, halfTimeScore?: Score): CommandResult;
  /** Ends a champion market: this runner won. */
  winner(gameId: string, runner: string): CommandResult;
  /** 1 to 600; outside it is clamped. */
  setSpeed(speed: number): void;
  pause(): void;
  unpause(): void;
  /** Moves the world's clock forward by world milliseconds, at once. */
  advance(ms: number): void;

  snapshot(): WorldSnapshot;
}
