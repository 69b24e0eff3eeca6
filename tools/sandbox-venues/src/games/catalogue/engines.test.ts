import { buildGames } from '../../venues/buildGames.ts';
import { toStoredGame } from '../testing/toStoredGame.ts';
import { listEngines } from './listEngines.ts';
import { toBasisPoints } from '../engines/engine.ts';
import { createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { toPlayable } from './playable.ts';
import { simulateReturns } from './simulateReturns.ts';

const ROUNDS = 20_000;
/** A match has hundreds of events, and its draw takes as long as those of many rounds. */
const MATCHES = 2_000;
/** Allowed difference between simulated and exact RTP in standard errors, exceeded by chance once in about 15,000 values. */
const TOLERANCE = 4;
const engines = listEngines();

describe('engines', () => {
  it.each(engines.map((engine) => [engine.rules, engine.kind === 'match' ? MATCHES : ROUNDS, engine] as const))(
    'GAM-05 %s returns in %i rounds the RTP computed from all results',
    (_rules, rounds, engine) => {
      for (const { spot, found, exact, error } of simulateReturns(engine, rounds)) {
        const isNear = Math.abs(found - exact) <= TOLERANCE * error || error === 0;
        expect({ spot, found, exact, isNear }).toMatchObject({ isNear: true });
      }
    },
  );

  it.each(engines.map((engine) => [engine.rules, engine] as const))(
    'GAM-05 %s has an RTP from 80 to 99 % on each spot, equal to the stated one',
    (_rules, engine) => {
      for (const { key } of engine.spots) {
        const rate = toBasisPoints(engine.getReturn(key));
        expect(rate).toBeGreaterThanOrEqual(8_000);
        expect(rate).toBeLessThanOrEqual(9_900);
        if (engine.stated) expect(engine.stated[key]).toBe(rate);
      }
    },
  );

  it('GAM-05 each listed game has an engine and states the RTP of that engine', () => {
    const wrong = buildGames().filter((seed) => {
      const game = toPlayable(toStoredGame(seed));
      if (!game) return true;
      const engine = game.engineAt(1);
      const rate = engine.stated?.[engine.mainSpot] ?? toBasisPoints(engine.getReturn(engine.mainSpot));
      // The prices of a match are rounded down to a cent, so its RTP can be a little above the stated one.
      return engine.kind === 'match' ? rate < seed.rtp || rate > 9_450 : rate !== seed.rtp;
    });
    expect(wrong.map(({ code, rtp }) => [code, rtp])).toEqual([]);
  });
});

describe('createDraws', () => {
  const seed = { serverSeed: 'server', clientSeed: 'client', nonce: 7 };

  it('GAM-05 returns equal numbers for equal seeds and others if a seed or the nonce differs', () => {
    const first = (change: Partial<typeof seed> = {}) => {
      const draws = createDraws({ ...seed, ...change });
      return Array.from({ length: 20 }, () => draws.below(1_000_000)).join();
    };
    expect(first()).toBe(first());
    for (const change of [{ serverSeed: 'other' }, { clientSeed: 'other' }, { nonce: 8 }])
      expect(first(change)).not.toBe(first());
  });

  it.each([2, 3, 37, 416, 3_000_000_000])('GAM-05 returns each of %i numbers with equal probability', (count) => {
    const draws = createDraws(seed);
    const cells = Math.min(count, 8);
    const found = new Array<number>(cells).fill(0);
    const rounds = 16_000;
    for (let at = 0; at < rounds; at++) {
      const cell = Math.floor((draws.below(count) * cells) / count);
      found[cell] = (found[cell] ?? 0) + 1;
    }
    const chances = Array.from(
      { length: cells },
      (_, cell) => (Math.ceil(((cell + 1) * count) / cells) - Math.ceil((cell * count) / cells)) / count,
    );
    const away = found.reduce(
      (sum, number, cell) => sum + (number - rounds * (chances[cell] ?? 0)) ** 2 / (rounds * (chances[cell] ?? 1)),
      0,
    );
    // Chi-squared value with at most 7 degrees of freedom, exceeded by chance once in 10,000 runs.
    expect(away).toBeLessThan(30);
  });
});
