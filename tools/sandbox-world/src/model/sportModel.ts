import type { Quote } from '../pricing/quote.ts';
import type { Flag, GameStatus, MarketCode, Score, WireGame } from '../definitions/worldTypes.ts';
import type { ScriptEvent } from './scriptEvent.ts';

/** Mutable score. */
export interface Tally {
  home: number;
  away: number;
}

/** State of a match of sets or frames, which the rules of its sport change point by point. */
export interface SetState {
  /** Score of handicap and total. */
  score: Tally;
  /** Sets or frames won. */
  sets: Tally;
  /** Games or points of each set or frame, the current one last. In other sports: quarters, periods or innings. */
  parts: Tally[];
  /** Points won in the current game of tennis. */
  points: Tally;
  serve: 'H' | 'C' | undefined;
}

/** State on which clock and prices depend. */
export interface MatchState extends Readonly<SetState> {
  readonly status: GameStatus;
  readonly period: string;
  /** World time of the start of the period, and of the match. */
  readonly periodAt: number;
  readonly startTime: number;
  readonly halfTimeScore: Score | undefined;
  readonly reds: Score;
}

/** Clock fields of the wire. */
export interface ClockFields {
  readonly re_time: string;
  readonly t_count: number;
  readonly se_now: string;
  readonly HalfTime: Flag;
}

/** Score fields of the wire (SPT-06). */
export type ScoreFields = Partial<
  Pick<WireGame, Extract<keyof WireGame, `sc_${string}` | `rc_${string}` | 'serve' | 'inningNum'>>
>;

/** Slow random deviation of the market from the model, -1 to 1 for each side. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** Last main lines by market code, in quarters, or as thresholds in sports with lines at half points. */
export type MainLines = Partial<Record<MarketCode, number>>;

/** Input of the pricing of a match. The chosen main lines are written to `mainLines`. */
export interface PricingInput {
  readonly state: MatchState;
  /** World time. */
  readonly at: number;
  readonly drift: Drift;
  readonly mainLines: MainLines;
}

/** Timeline, clock, scores and prices of a fixture in one sport. */
export interface SportModel {
  /** Whether scores are goals, which emit an event, suspend prices and can be cancelled. */
  readonly hasGoals: boolean;
  /** Points of a goal by the console; 0 if the sport has none. */
  readonly goalPoints: number;
  /** Number of parts of the score without overtime. Undefined in sports without parts by period. */
  readonly regularParts?: number;
  /** Side that serves first. */
  readonly firstServe?: 'H' | 'C';
  /** Plays a point in a sport of sets. Returns the name of the next period. */
  readonly point?: (state: SetState, side: 'H' | 'C', size: number) => string;
  /** Creates the parts of a match that the console ends with these sets. */
  readonly createParts?: (sets: Score) => Tally[];
  script(): ScriptEvent[];
  clock(state: MatchState, at: number): ClockFields;
  scores(state: MatchState): ScoreFields;
  /** Quotes of the main group of the board. */
  quotes(input: PricingInput): Quote[];
  /** Quotes of the other markets, from the same distributions. */
  detail(input: PricingInput): Quote[];
  /** Number of markets in `detail`. */
  detailCount(state: MatchState): number;
}
