import type { Quote } from '../pricing/quote.ts';
import type { Flag, GameStatus, PlayCode, Score, WireGame } from '../definitions/worldTypes.ts';
import type { ScriptEvent } from './scriptEvent.ts';

/** A score that the course of a match changes in place. */
export interface Tally {
  home: number;
  away: number;
}

/** What stands in a match of sets or frames: the rules of its sport change it point by point. */
export interface SetState {
  /** What handicap and total count. */
  score: Tally;
  /** Sets or frames won. */
  sets: Tally;
  /** Games, points by set or frame, the running one last; quarters, periods and innings elsewhere. */
  parts: Tally[];
  /** Points won in the running game of tennis. */
  points: Tally;
  serve: 'H' | 'C' | undefined;
}

/** What clock and prices depend on. */
export interface MatchState extends Readonly<SetState> {
  readonly status: GameStatus;
  readonly period: string;
  /** World time at which the period began, and the match. */
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

/** A slow wave around the model, -1 to 1 for each side: what the market "thinks" beside the model. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** Main lines shown last, by play code: quarters, or thresholds where lines lie at half points. */
export type MainLines = Partial<Record<PlayCode, number>>;

/** What the prices of a match are made of; the main lines chosen are written back into `mainLines`. */
export interface PricingInput {
  readonly state: MatchState;
  /** World time. */
  readonly at: number;
  readonly drift: Drift;
  readonly mainLines: MainLines;
}

/** One sport's course, clock, scores and prices of one fixture. */
export interface SportModel {
  /** Whether a score is a goal: told as an event, suspends prices, may be taken back. */
  readonly hasGoals: boolean;
  /** What a console's "goal" counts; 0 where there is no such thing. */
  readonly goalPoints: number;
  /** Parts of the score by period: their number without overtime. Absent where nothing is kept. */
  readonly regularParts?: number;
  /** Who serves first. */
  readonly firstServe?: 'H' | 'C';
  /** Rules of a sport of sets: one point more. Returns the name of the period that is then played. */
  readonly point?: (state: SetState, side: 'H' | 'C', size: number) => string;
  /** The parts of a match that ended with these sets, as a console decides it. */
  readonly createParts?: (sets: Score) => Tally[];
  script(): ScriptEvent[];
  clock(state: MatchState, at: number): ClockFields;
  scores(state: MatchState): ScoreFields;
  /** The board's main group. */
  quotes(input: PricingInput): Quote[];
  /** The other markets, from the same law. */
  detail(input: PricingInput): Quote[];
  /** How many markets `detail` has. */
  detailCount(state: MatchState): number;
}
