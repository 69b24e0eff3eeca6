import fc from 'fast-check';
import { computeBackoffMs } from './computeBackoffMs.ts';

const backoff = { firstMs: 1_000, maxMs: 30_000, jitter: [0.5, 1] } as const;

describe('computeBackoffMs', () => {
  it.each`
    failures | wait
    ${1}     | ${1_000}
    ${2}     | ${2_000}
    ${5}     | ${16_000}
    ${6}     | ${30_000}
    ${5_000} | ${30_000}
  `('C1 waits at most $wait ms after $failures failures', ({ failures, wait }) => {
    expect(computeBackoffMs(backoff, failures as number, () => 1)).toBe(wait);
  });

  it('C1 the jitter keeps the wait in its range, and its ends are reached', () => {
    const property = fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, r) => {
        const wait = computeBackoffMs(backoff, n, () => r);
        const longest = computeBackoffMs(backoff, n, () => 1);
        expect(wait >= longest / 2 && wait <= longest).toBe(true);
      },
    );
    fc.assert(property);
    expect(computeBackoffMs(backoff, 3, () => 0)).toBe(2_000);
    expect(computeBackoffMs({ ...backoff, jitter: [0.8, 1.2] }, 3, () => 1)).toBe(4_800);
  });
});
