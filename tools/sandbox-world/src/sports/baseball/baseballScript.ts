import type { ScriptEvent } from '../../model/scriptEvent.ts';
import { createRandom, type Random } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import { type BaseballRates, INNINGS, computeRunsDistribution } from './computeBaseballDistributions.ts';

const MINUTE = 60_000;
/** World time of a half inning, and of the change of sides, milliseconds. */
export const HALF_INNING = 8 * MINUTE;
const CHANGE = 2 * MINUTE;

function draw(distribution: Float64Array, random: Random): number {
  let left = random();
  for (let runs = 0; runs < distribution.length; runs++) {
    left -= distribution[runs]!;
    if (left < 0) return runs;
  }
  return distribution.length - 1;
}

/** Plays 9 innings, and more while the score is level. The last half ends, or is skipped, when the home side leads. */
export function buildBaseballScript(seed: number, rates: BaseballRates): ScriptEvent[] {
  const random = createRandom(hashSeed(seed, 'runs'));
  const distributions = [
    { home: computeRunsDistribution(rates.home), away: computeRunsDistribution(rates.away) },
    { home: computeRunsDistribution(rates.home, true), away: computeRunsDistribution(rates.away, true) },
  ] as const;
  const events: ScriptEvent[] = [];
  let at = 0;
  let lead = 0;
  const bat = (side: 'H' | 'C', distribution: Float64Array, most: number) => {
    const drawn = draw(distribution, random);
    const runs = Math.min(drawn, most);
    const times = Array.from({ length: runs }, () => Math.floor((0.15 + 0.8 * random()) * HALF_INNING)).sort(
      (a, b) => a - b,
    );
    for (const time of times) events.push({ at: at + time, kind: 'score', side, points: 1 });
    lead += side === 'H' ? runs : -runs;
    return drawn > most ? times.at(-1)! + 1 : HALF_INNING;
  };
  for (let inning = 1; ; inning++) {
    const { home, away } = distributions[inning > INNINGS ? 1 : 0];
    const isLast = inning >= INNINGS;
    events.push({ at, kind: 'period', name: `T${inning}` });
    at += bat('C', away, Number.POSITIVE_INFINITY) + CHANGE;
    if (isLast && lead > 0) return [...events, { at: at - CHANGE, kind: 'end' }];
    events.push({ at, kind: 'period', name: `B${inning}` });
    at += bat('H', home, isLast ? 1 - lead : Number.POSITIVE_INFINITY);
    if (isLast && lead !== 0) return [...events, { at, kind: 'end' }];
    at += CHANGE;
  }
}
