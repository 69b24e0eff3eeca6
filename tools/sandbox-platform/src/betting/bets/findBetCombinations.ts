import { findCombinations } from '@pavilion/sandbox-world';
import type { Order, RejectionReason } from './betTypes.ts';

/** Fields of a bet that determine its combinations. */
interface Combined {
  readonly kind: Order['kind'];
  readonly systems: readonly string[] | null;
  readonly legs: readonly unknown[];
}

/** Returns the combinations of a bet as positions of its legs; `undefined` if its pass types do not fit the legs. */
export const findBetCombinations = ({ kind, systems, legs }: Combined): readonly (readonly number[])[] | undefined =>
  kind === 'single' ? [[0]] : findCombinations(systems ?? [], legs.length);

/** Play code of outrights. */
const CHAMPION = 'FS';

/** Returns why legs cannot form a parlay: one is an outright, or two are on the same match (§4, SLP-05, SLP-06). */
export function validateCombination({ kind, legs }: Order): RejectionReason | undefined {
  if (kind === 'single') return undefined;
  if (legs.some(({ w }) => w === CHAMPION)) return 'notCombinable';
  return new Set(legs.map(({ gameId }) => gameId)).size < legs.length ? 'sameGame' : undefined;
}
