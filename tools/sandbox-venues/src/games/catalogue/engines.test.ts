import { buildGames } from '../../venues/buildGames.ts';
import { toStoredGame } from '../testing/toStoredGame.ts';
import { everyEngine } from './everyEngine.ts';
import { toBasisPoints } from '../engines/engine.ts';
import { createDraws } from '../fair/createDraws.ts';
import { toPlayable } from './playable.ts';
import { simulateReturns } from './simulateReturns.ts';

const ROUNDS = 20_000;
/** Standard errors that what is found may be away from what is exact: once in some fifteen thousand figures by chance. */
const TOLERANCE = 4;
const engines = everyEngine();

describe('the engines', () => {
  it.each(engines.map((engine) => [engine.rules, engine] as const))(
    'GAM-05 %s gives back in 20,000 rounds what counting every result says',
    (_rules, engine) => {
      for (const { spot, found, exact, error } of simulateReturns(engine, ROUNDS)) {
        const isNear = Math.abs(found - exact) <= TOLERANCE * error || error === 0;
        expect({ spot, found, exact, isNear }).toMatchObject({ isNear: true });
      }
    },
  );

  it.each(engines.map((engine) => [engine.rules, engine] as const))(
    'GAM-05 %s keeps between 80 and 99 of a hundred on every spot, and states what it keeps',
    (_rules, engine) => {
      for (const { key } of engine.spots) {
        const rate = toBasisPoints(engine.getReturn(key));
        expect(rate).toBeGreaterThanOrEqual(8_000);
        expect(rate).toBeLessThanOrEqual(9_900);
        if (engine.stated) expect(engine.stated[key]).toBe(rate);
      }
    },
  );

  it('GAM-05 every game of the lists is played, and its list states the return of its engine', () => {
    const wrong = buildGames().filter((seed) => {
      const game = toPlayable(toStoredGame(seed));
      if (!game) return true;
      const engine = game.engineAt(1);
      const rate = engine.stated?.[engine.mainSpot] ?? toBasisPoints(engine.getReturn(engine.mainSpot));
      // The prices of a match are cut to cents, so that its return lies a little above what is stated.
      return engine.kind === 'match' ? rate < seed.rtp || rate > 9_450 : rate !== seed.rtp;
    });
    expect(wrong.map(({ code, rtp }) => [code, rtp])).toEqual([]);
  });
});

describe('createDraws', () => {
  const seed = { serverSeed: 'server', clientSeed: 'client', nonce: 7 };

  it('GAM-05 says the same again, and something else for another seed, client or number', () => {
    const first = (change: Partial<typeof seed> = {}) => {
      const draws = createDraws({ ...seed, ...change });
      return Array.from({ length: 20 }, () => draws.below(1_000_000)).join();
    };
    expect(first()).toBe(first());
    for (const change of [{ serverSeed: 'other' }, { clientSeed: 'other' }, { nonce: 8 }])
      expect(first(change)).not.toBe(first());
  });

  it.each([2, 3, 37, 416, 3_000_000_000])('GAM-05 favours none of %i numbers', (count) => {
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
    // Chi-squared of at most seven degrees, once in ten thousand.
    expect(away).toBeLessThan(30);
  });
});
