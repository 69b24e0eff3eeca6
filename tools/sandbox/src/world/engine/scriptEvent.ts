/**
 * What will happen in a match, `at` milliseconds of world time after kick-off.
 *
 * `period` begins a period or break; `score` is a goal or basketball points; `halfTime` freezes the half-time score.
 */
export type ScriptEvent =
  | { readonly at: number; readonly kind: 'score'; readonly side: 'H' | 'C'; readonly points: number }
  | { readonly at: number; readonly kind: 'redCard'; readonly side: 'H' | 'C' }
  | { readonly at: number; readonly kind: 'halfTime' }
  | { readonly at: number; readonly kind: 'period'; readonly name: string }
  | { readonly at: number; readonly kind: 'end' };
