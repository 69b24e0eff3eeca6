import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';

/** Draws the number of the winning runner from the seed of the market. Probabilities are proportional to the weights. */
export function drawChampion({ seed, runners = [] }: Fixture): string {
  const random = createRandom(hashSeed(seed, 'champion'));
  let left = random() * runners.reduce((sum, { weight }) => sum + weight, 0);
  const index = runners.findIndex(({ weight }) => (left -= weight) < 0);
  return String((index < 0 ? runners.length - 1 : index) + 1);
}
