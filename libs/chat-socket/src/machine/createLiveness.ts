import type { Clock } from '@pavilion/kernel';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import { FRESH_MS, LATE_MS, VISIBLE_PROBE_MS, SILENCE_MS, WAKE_PROBE_MS } from './linkTiming.ts';

/** Places of the three timers. */
const BEAT = 0;
const WATCH = 1;
const PROOF = 2;

/** Keeps an open socket talking, and notices when nobody answers. */
export interface Liveness {
  readonly start: () => void;
  readonly stop: () => void;
  readonly markReceived: () => void;
  /** Asks for a proof unless there is a fresh one: `onDead` is called soon if none comes. */
  readonly prove: (onDead: () => void) => void;
}

/**
 * @param beat sends a heartbeat
 * @param onSilent nothing was heard for 30 s
 */
export function createLiveness(clock: Clock, beat: () => void, onSilent: () => void): Liveness {
  let receivedAt = 0;
  const cancels: (() => void)[] = [];
  const plan = (slot: number, ms: number, then: () => void) => {
    cancels[slot]?.();
    cancels[slot] = clock.after(ms, then);
  };

  const keepBeating = () => {
    plan(BEAT, HEARTBEAT_MS, keepBeating);
    beat();
  };

  const watch = (ms: number) => {
    const due = clock.now() + ms;
    plan(WATCH, ms, () => {
      const left = receivedAt + SILENCE_MS - clock.now();
      if (left > 0) return watch(left);
      if (clock.now() - due < LATE_MS) return onSilent();
      receivedAt = clock.now() - SILENCE_MS + WAKE_PROBE_MS;
      beat();
      watch(WAKE_PROBE_MS);
    });
  };

  return {
    start: () => {
      receivedAt = clock.now();
      plan(BEAT, HEARTBEAT_MS, keepBeating);
      watch(SILENCE_MS);
    },
    stop: () => {
      cancels.splice(0).forEach((cancel) => cancel());
    },
    markReceived: () => {
      receivedAt = clock.now();
    },
    prove: (onDead) => {
      const probedAt = clock.now();
      if (cancels.length === 0 || probedAt - receivedAt < FRESH_MS) return;
      beat();
      plan(PROOF, VISIBLE_PROBE_MS, () => {
        if (receivedAt < probedAt) onDead();
      });
    },
  };
}
