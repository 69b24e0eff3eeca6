import type { Clock } from '@pavilion/kernel';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import { FRESH_MS, LATE_MS, VISIBLE_PROBE_MS, SILENCE_MS, WAKE_PROBE_MS } from './linkTiming.ts';

/** Indexes of the three timers. */
const BEAT = 0;
const WATCH = 1;
const PROOF = 2;

/** Heartbeats of an open socket, and detection of a dead one. */
export interface Liveness {
  readonly start: () => void;
  readonly stop: () => void;
  readonly markReceived: () => void;
  /**
   * Sends a heartbeat unless a message was received recently. `onDead` is called if no message follows within 800 ms.
   */
  readonly prove: (onDead: () => void) => void;
}

/**
 * @param beat sends a heartbeat
 * @param onSilent called after 30 s without a message
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
