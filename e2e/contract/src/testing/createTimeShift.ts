import { systemClock, type Clock } from '@pavilion/kernel';

/** The machine's clock, set forward by hand: an hour passes at a word, and real time goes on from there. */
export function createTimeShift(): Clock & { readonly advance: (ms: number) => void } {
  let shift = 0;
  return {
    now: () => systemClock.now() + shift,
    after: systemClock.after,
    advance: (ms) => (shift += ms),
  };
}
