import { bettingActivities } from '../content/bettingActivities.ts';
import { drawPrize, CHANCE_SCALE } from './drawPrize.ts';

const prizes = (bettingActivities.find(({ kind }) => kind === 'drawGift')?.rewards ?? []).map(({ id, weight = 0 }) => ({
  id,
  weight,
}));

describe('drawPrize', () => {
  it('the published chances sum to 10,000', () => {
    expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(CHANCE_SCALE);
  });

  it('each prize has as many of the 10,000 rolls as its published chance', () => {
    const drawn = new Map<string, number>();
    for (let roll = 0; roll < CHANCE_SCALE; roll++) {
      const { id } = drawPrize(prizes, roll);
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(prizes.map(({ id, weight }) => [id, weight])));
  });

  it('does not use Math.random', () => {
    const random = jest.spyOn(Math, 'random');
    for (let i = 0; i < 100; i++) drawPrize(prizes);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('throws if the chances leave a gap', () => {
    expect(() => drawPrize([{ weight: 5_000 }], 5_000)).toThrow(/less than the scale/);
  });
});
