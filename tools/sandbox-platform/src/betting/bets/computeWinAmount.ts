import type { Minor } from '@pavilion/kernel';
import { computeCombinationsNet } from '@pavilion/sandbox-world';

type Priced = { readonly price: string };

/**
 * Computes the net win of a bet whose legs all win: the stake times the product of the prices of each combination, rounded
 * half up to the cent per combination (rulings B1, B5).
 */
export const computeWinAmount = (
  legs: readonly Priced[],
  units: readonly (readonly number[])[],
  unitStake: Minor,
): Minor =>
  computeCombinationsNet(
    legs.map(({ price }) => ({ price, code: 'W' })),
    units,
    unitStake,
  );
