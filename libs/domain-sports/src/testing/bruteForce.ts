import type { Price } from '../odds/price.ts';

/** A leg of the oracle. `half` is the part that remains after a half win or loss. */
export interface OracleLeg {
  readonly price: Price;
  readonly outcome: 'W' | 'LW' | 'P' | 'LL' | 'L' | 'D1';
}

/** Returns the factor of a leg as a fraction, written case by case and independent of the library. */
const multiplier = ({ price, outcome }: OracleLeg): readonly [bigint, bigint] => {
  const won = BigInt(price);
  switch (outcome) {
    case 'W':
      return [10_000n + won, 10_000n];
    case 'LW':
      return [20_000n + won, 20_000n];
    case 'P':
    case 'D1':
      return [1n, 1n];
    case 'LL':
      return [1n, 2n];
    case 'L':
      return [0n, 1n];
  }
};

/** Enumerates the combinations of legs by bit masks. */
export function combinations<Leg>(legs: readonly Leg[], sizes: readonly number[]): readonly (readonly Leg[])[] {
  const all = Array.from({ length: 2 ** legs.length }, (_, bits) =>
    legs.filter((_leg, at) => ((bits >> at) & 1) === 1),
  );
  return sizes.flatMap((size) => all.filter((chosen) => chosen.length === size));
}

const roundHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return rest * 2n >= denominator ? whole + 1n : whole;
};

/** Independent oracle of system bets: enumerates, multiplies, rounds each combination half up, and adds. */
export const bruteForceReturn = (unitStake: bigint, legs: readonly OracleLeg[], sizes: readonly number[]): bigint =>
  combinations(legs, sizes)
    .map((chosen) => {
      const parts = chosen.map(multiplier);
      const product = parts.reduce((held, [over]) => held * over, unitStake);
      return roundHalfUp(
        product,
        parts.reduce((held, [, under]) => held * under, 1n),
      );
    })
    .reduce((sum, back) => sum + back, 0n);
