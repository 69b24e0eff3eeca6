import { bettingActivities } from '../content/bettingActivities.ts';
import { CHANCE_SCALE, drawPrize, selectPrize } from './drawPrize.ts';

const wheels = bettingActivities
  .filter(({ kind }) => kind === 'drawGift')
  .map(({ id, rewards }) => ({ id, prizes: rewards.map(({ id: prize, weight = 0 }) => ({ id: prize, weight })) }));

describe.each(wheels)('draw of activity $id', ({ prizes }) => {
  it('ACT-01 the published chances sum to 10,000', () => {
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(CHANCE_SCALE);
  });

  it('ACT-01 each prize has as many of the 10,000 rolls as its published chance', () => {
    const drawn = new Map<string, number>();
    for (let roll = 0; roll < CHANCE_SCALE; roll++) {
      const { id } = selectPrize(prizes, roll);
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(prizes.map(({ id, weight }) => [id, weight])));
  });

  /** Draws of as many members' seeds would be slow; nonces of a few seeds are as independent. */
  const DRAWS = process.env['TEST_FULL'] ? 1_000_000 : 100_000;
  /** Two-sided error of 1 % for all prizes together (Bonferroni): 3.29 deviations suffice for up to ten prizes. */
  const DEVIATIONS = 3.29;

  it(`ACT-01 ${DRAWS} draws from seeds are within the published chances`, () => {
    expect(prizes.length).toBeLessThanOrEqual(10);
    const drawn = new Map<string, number>();
    for (let nonce = 0; nonce < DRAWS; nonce++) {
      const { id } = drawPrize(prizes, { serverSeed: `server ${nonce % 4}`, clientSeed: 'client', nonce });
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of prizes) {
      const chance = weight / CHANCE_SCALE;
      const tolerance = DEVIATIONS * Math.sqrt(DRAWS * chance * (1 - chance));
      expect(Math.abs((drawn.get(id) ?? 0) - DRAWS * chance)).toBeLessThanOrEqual(tolerance);
    }
  }, 60_000);
});

describe('selectPrize', () => {
  it('throws if the chances leave a gap', () => {
    expect(() => selectPrize([{ weight: 5_000 }], 5_000)).toThrow(/less than the scale/);
  });
});
