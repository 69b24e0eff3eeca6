import { findCombinations } from '@pavilion/sandbox-world';
import type { Order, RejectionReason } from './betTypes.ts';

/** What makes the combinations of a bet. */
interface Combined {
  readonly kind: Order['kind'];
  readonly systems: readonly string[] | null;
  readonly legs: readonly unknown[];
}

/** The combinations of a bet, as positions of its legs; `undefined` where its pass types do not fit them. */
export const findBetCombinations = ({ kind, systems, legs }: Combined): readonly (readonly number[])[] | undefined =>
  kind === 'single' ? [[0]] : findCombinations(systems ?? [], legs.length);

/** The play of champions. */
const CHAMPION = 'FS';

/** Why these legs make no series: a champion among them, or two of one match (§4, SLP-05, SLP-06). */
export function validateCombination({ kind, legs }: Order): RejectionReason | undefined {
  if (kind === 'single') return undefined;
  if (legs.some(({ w }) => w === CHAMPION)) return 'notCombinable';
  return new Set(legs.map(({ gameId }) => gameId)).size < legs.length ? 'sameGame' : undefined;
}
