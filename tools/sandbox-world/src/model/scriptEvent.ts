import type { VoidCode } from '../definitions/worldTypes.ts';

/**
 * Event in the timeline of a match, `at` milliseconds of world time after kick-off.
 *
 * - `period`: start of a period.
 * - `score`: goal, points or runs.
 * - `cancel`: cancellation of a goal.
 * - `point`: a point in a sport of sets, or a break of `size` points in snooker.
 * - `halfTime`: end of the first half, which fixes the half-time score.
 */
export type ScriptEvent =
  | { readonly at: number; readonly kind: 'score'; readonly side: 'H' | 'C'; readonly points: number }
  | { readonly at: number; readonly kind: 'cancel'; readonly side: 'H' | 'C' }
  | { readonly at: number; readonly kind: 'point'; readonly side: 'H' | 'C'; readonly size: number }
  | { readonly at: number; readonly kind: 'redCard'; readonly side: 'H' | 'C' }
  | { readonly at: number; readonly kind: 'halfTime' }
  | { readonly at: number; readonly kind: 'period'; readonly name: string }
  | { readonly at: number; readonly kind: 'void'; readonly code: VoidCode }
  | { readonly at: number; readonly kind: 'end' };
