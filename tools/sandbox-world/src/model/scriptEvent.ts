import type { VoidCode } from '../definitions/worldTypes.ts';

/**
 * What will happen in a match, `at` milliseconds of world time after kick-off.
 *
 * `period` begins a period or break; `score` is a goal, points or runs; `cancel` takes a goal back; `point` is one point
 * of a sport of sets, or a break of so many points at the snooker table; `halfTime` freezes the half-time score.
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
