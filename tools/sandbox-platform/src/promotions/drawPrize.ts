import { randomInt } from 'node:crypto';

/** Sum of the chances of all prizes of a draw. Chances are published in ten-thousandths. */
export const CHANCE_SCALE = 10_000;

/**
 * Draws one prize by its published chance.
 *
 * @param roll integer from 0 up to, not including, `CHANCE_SCALE`; by default from the system's random generator
 */
export function drawPrize<Prize extends { readonly weight: number }>(
  prizes: readonly Prize[],
  roll: number = randomInt(CHANCE_SCALE),
): Prize {
  let rest = roll;
  for (const prize of prizes) {
    rest -= prize.weight;
    if (rest < 0) return prize;
  }
  throw new Error('drawPrize: the chances sum to less than the scale. Correct the weights of the prizes.');
}
