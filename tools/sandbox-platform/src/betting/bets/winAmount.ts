import type { Minor } from '@pavilion/kernel';
import { unitsNet } from '@pavilion/sandbox-world';

type Priced = { readonly price: string };

/**
 * Net win of a bet that wins whole: every combination at its stake times the product of its prices, rounded half up to the
 * cent one by one (rulings B1, B5).
 */
export const winAmount = (legs: readonly Priced[], units: readonly (readonly number[])[], unitStake: Minor): Minor =>
  unitsNet(
    legs.map(({ price }) => ({ price, code: 'W' })),
    units,
    unitStake,
  );
