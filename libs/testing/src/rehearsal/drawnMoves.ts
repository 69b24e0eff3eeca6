import { array, nat } from 'fast-check';

/** One move of a rehearsal: an action, a settled call, or a change of the clock. */
export type Move =
  | { readonly kind: 'act'; readonly index: number }
  | { readonly kind: 'settle'; readonly which: number; readonly outcome: number }
  | { readonly kind: 'advance'; readonly ms: number };

const SPANS = [1, 999, 1_000, 3_000, 5_000, 30_000, 60_000, 600_000, 3_600_000, -3_600_000];

/** Converts a number to a move: of 13 kinds, 5 are actions, 6 settle a call and 2 move the clock. */
function toMove(value: number): Move {
  const kind = value % 13;
  const rest = Math.floor(value / 13);
  if (kind < 5) return { kind: 'act', index: rest };
  if (kind < 11) return { kind: 'settle', which: rest % 8, outcome: Math.floor(rest / 8) };
  return { kind: 'advance', ms: SPANS[rest % SPANS.length] ?? 0 };
}

/** 1 to 16 random moves, drawn as plain numbers because generating records takes longer than running them. */
export const drawnMoves = array(nat(13 * 8 * 1_000), { minLength: 1, maxLength: 16, size: 'max' }).map((numbers) =>
  numbers.map(toMove),
);
