import { array, nat } from 'fast-check';

/** What may happen next in a rehearsal: the player does something, a call is answered, time passes. */
export type Move =
  | { readonly kind: 'act'; readonly index: number }
  | { readonly kind: 'answer'; readonly which: number; readonly outcome: number }
  | { readonly kind: 'pass'; readonly ms: number };

const spans = [1, 999, 1_000, 3_000, 5_000, 60_000, 600_000, 3_600_000, -3_600_000];

/** A move out of one number: of thirteen six are deeds of the player, six are answers, one lets time pass. */
function moveOf(drawn: number): Move {
  const kind = drawn % 13;
  const rest = Math.floor(drawn / 13);
  if (kind < 6) return { kind: 'act', index: rest };
  if (kind < 12) return { kind: 'answer', which: rest % 8, outcome: Math.floor(rest / 8) };
  return { kind: 'pass', ms: spans[rest % spans.length] ?? 0 };
}

/** Random moves, one to sixteen. Drawn as plain numbers: sequences of records take longer to make than to play. */
export const drawnMoves = array(nat(13 * 8 * 1_000), { minLength: 1, maxLength: 16, size: 'max' }).map((drawn) =>
  drawn.map(moveOf),
);
