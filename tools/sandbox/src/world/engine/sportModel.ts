import { type MainLines } from '../football/footballQuotes.ts';
import { type Quote } from '../pricing/quote.ts';
import { type Flag, type GameStatus, type Score } from '../worldTypes.ts';
import { type ScriptEvent } from './scriptEvent.ts';

/** What clock and prices depend on. */
export interface MatchState {
  readonly status: GameStatus;
  readonly period: string;
  /** World time at which the period began. */
  readonly periodAt: number;
  readonly score: Score;
  readonly reds: Score;
}

/** Clock fields of the wire. */
export interface ClockFields {
  readonly re_time: string;
  readonly t_count: number;
  readonly se_now: string;
  readonly HalfTime: Flag;
}

/** A slow wave around the model, -1 to 1 for each side: what the market "thinks" beside the model. */
export interface Drift {
  readonly home: number;
  readonly away: number;
}

/** One sport's course, clock and prices of one fixture. */
export interface SportModel {
  script(): ScriptEvent[];
  clock(state: MatchState, at: number): ClockFields;
  quotes(state: MatchState, at: number, drift: Drift, mainLines: MainLines): Quote[];
}
