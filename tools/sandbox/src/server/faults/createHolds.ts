import type { Clock } from '@pavilion/kernel';

const HELD_MS = 10_000;
const AFTER_MS = 50;

/** Creates holds, which delay responses until a later call to the same endpoint is done, so that responses change order. */
export function createHolds(clock: Clock) {
  const held = new Map<string, Set<() => void>>();
  return {
    /** Resolves 50 ms after the next call to the endpoint is done, or after 10 s. */
    hold: (endpoint: string) =>
      new Promise<void>((resolve) => {
        const waiting = held.get(endpoint) ?? new Set();
        held.set(endpoint, waiting);
        let cancel = () => {};
        const release = () => {
          cancel();
          waiting.delete(release);
          resolve();
        };
        cancel = clock.after(HELD_MS, release);
        waiting.add(release);
      }),
    /** Reports that a call to the endpoint is done. */
    release: (endpoint: string) => {
      const waiting = [...(held.get(endpoint) ?? [])];
      if (waiting.length > 0) clock.after(AFTER_MS, () => waiting.forEach((release) => release()));
    },
  };
}
