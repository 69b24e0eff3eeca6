import { randomInt } from 'node:crypto';

/** Chances are published in ten-thousandths; all prizes of a draw make the whole. */
export const CHANCE_SCALE = 10_000;

/**
 * Draws one prize by its published chance.
 *
 * @param roll a whole number from 0 up to, not including, `WHOLE`; from the system's generator unless a test says so
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
  throw new Error('the chances of a draw make less than the whole');
}
