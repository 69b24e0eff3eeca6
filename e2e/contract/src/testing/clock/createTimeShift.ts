import { systemClock, type Clock } from '@pavilion/kernel';

/** Creates a clock that runs in real time and can be advanced. */
export function createTimeShift(): Clock & { readonly advance: (ms: number) => void } {
  let shift = 0;
  return {
    now: () => systemClock.now() + shift,
    after: systemClock.after,
    advance: (ms) => (shift += ms),
  };
}
