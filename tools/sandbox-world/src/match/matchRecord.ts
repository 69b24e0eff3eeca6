import type { Score, VoidCode } from '../definitions/worldTypes.ts';
import type { ScriptEvent } from '../model/scriptEvent.ts';

/** Result that the console set, with the sets or frames of the sports that have them. */
export interface ResultEntry {
  readonly kind: 'result';
  readonly at: number;
  readonly score: Score;
  readonly sets: Score;
  readonly parts: readonly Score[];
}

/**
 * Event that was applied to a match. `at` is world time. The record is the source of the match centre, so that its events
 * agree with score and settlement.
 */
export type RecordEntry = Exclude<ScriptEvent, { readonly kind: 'void' }> | ResultEntry | VoidEntry;

/** End without a result. */
export interface VoidEntry {
  readonly kind: 'void';
  readonly at: number;
  readonly code: VoidCode;
}
