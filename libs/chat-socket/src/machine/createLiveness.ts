import type { Clock } from '@pavilion/kernel';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import { FRESH_MS, LATE_MS, SEEN_PROOF_MS, SILENCE_MS, SLEPT_PROOF_MS } from './linkTiming.ts';

/** Places of the three timers. */
const BEAT = 0;
const WATCH = 1;
const PROOF = 2;

/** Keeps an open socket talking, and notices when nobody answers. */
export interface Liveness {
  readonly start: () => void;
  readonly stop: () => void;
  readonly heard: () => void;
  /** Asks for a proof unless there is a fresh one: `onDead` is called soon if none comes. */
  readonly prove: (onDead: () => void) => void;
}

/**
 * @param beat sends a heartbeat
 * @param onSilent nothing was heard for 30 s
 */
export function createLiveness(clock: Clock, beat: () => void, onSilent: () => void): Liveness {
  let heardAt = 0;
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
      const left = heardAt + SILENCE_MS - clock.now();
      if (left > 0) return watch(left);
      if (clock.now() - due < LATE_MS) return onSilent();
      heardAt = clock.now() - SILENCE_MS + SLEPT_PROOF_MS;
      beat();
      watch(SLEPT_PROOF_MS);
    });
  };

  return {
    start: () => {
      heardAt = clock.now();
      plan(BEAT, HEARTBEAT_MS, keepBeating);
      watch(SILENCE_MS);
    },
    stop: () => {
      cancels.splice(0).forEach((cancel) => cancel());
    },
    heard: () => {
      heardAt = clock.now();
    },
    prove: (onDead) => {
      const asked = clock.now();
      if (cancels.length === 0 || asked - heardAt < FRESH_MS) return;
      beat();
      plan(PROOF, SEEN_PROOF_MS, () => {
        if (heardAt < asked) onDead();
      });
    },
  };
}
