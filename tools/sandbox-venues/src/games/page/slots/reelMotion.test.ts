import { computeFreeTime, computeReel, computeStops, SPIN_MS } from './reelMotion.js';

describe('reels', () => {
  it.each`
    responseMs | reels | stops
    ${50}      | ${3}  | ${[1200, 1500, 1800]}
    ${50}      | ${5}  | ${[1200, 1500, 1800, 2100, 2400]}
    ${4_000}   | ${3}  | ${[4200, 4500, 4800]}
  `(
    'LOB-07 stops $reels reels from left to right after a response at $responseMs ms',
    ({ responseMs, reels, stops }: { responseMs: number; reels: number; stops: number[] }) =>
      expect(computeStops(responseMs, reels)).toEqual(stops),
  );

  it.each([0, 50, 900, 2_400, 9_000])(
    'LOB-07 keeps 2.5 s between spins and waits for the last reel (response at %i ms)',
    (responseMs) => {
      for (const reels of [3, 5]) {
        const stops = computeStops(responseMs, reels);
        const free = computeFreeTime(stops);
        expect(SPIN_MS).toBe(2_500);
        expect(free).toBeGreaterThanOrEqual(SPIN_MS);
        for (const stop of stops) expect(computeReel(free, stop)).toEqual({ left: 0, isBlurred: false, isStill: true });
      }
    },
  );

  it('LOB-07 only slows down before its own stop, and never runs backwards there', () => {
    let before = Infinity;
    for (let ms = 941; ms < 1_200; ms += 10) {
      const { left = Infinity, isStill } = computeReel(ms, 1_200);
      expect([left < before, isStill]).toEqual([true, false]);
      before = left;
    }
    expect(computeReel(930, 1_200).left).toBeUndefined();
    expect(computeReel(20_000, undefined).left).toBeUndefined();
  });

  it('LOB-07 turns without a jump from the lift to the constant speed', () => {
    let before = 0;
    for (let ms = 1; ms < 900; ms++) {
      const { turned = NaN } = computeReel(ms, undefined);
      expect(Math.abs(turned - before)).toBeLessThan(0.03);
      before = turned;
    }
    expect(before).toBeGreaterThan(10);
  });
});
