import type { Clock } from '../ports/clock.ts';
import { FRESH_MS, LATE_MS, SILENCE_MS, VISIBLE_PROBE_MS, WAKE_PROBE_MS } from './linkTiming.ts';

/** Indexes of the three timers. */
const BEAT = 0;
const WATCH = 1;
const PROOF = 2;

/** A message that the client sends regularly and that the server replies to. */
export interface Heartbeat {
  readonly everyMs: number;
  readonly send: () => void;
}

export interface LivenessOptions {
  readonly clock: Clock;
  /** Without a heartbeat the server has to send one. */
  readonly heartbeat?: Heartbeat | undefined;
  /** Called after 30 s without a message. */
  readonly onSilent: () => void;
}

/** Heartbeats of an open socket, and detection of a dead one. */
export interface Liveness {
  readonly start: () => void;
  readonly stop: () => void;
  readonly markReceived: () => void;
  /**
   * Sends a heartbeat unless a message was received recently. `onDead` is called if no message follows within 800 ms.
   * Without a heartbeat nothing is proved.
   */
  readonly prove: (onDead: () => void) => void;
}

/** Creates the detection of a dead socket. It has no timer until `start`. */
export function createLiveness({ clock, heartbeat, onSilent }: LivenessOptions): Liveness {
  let receivedAt = 0;
  const cancels: (() => void)[] = [];
  /** Returns the milliseconds since the last message. After the clock was set back, they count from now on. */
  const getSilence = (): number => {
    receivedAt = Math.min(receivedAt, clock.now());
    return clock.now() - receivedAt;
  };
  const plan = (slot: number, ms: number, then: () => void) => {
    cancels[slot]?.();
    cancels[slot] = clock.after(ms, then);
  };

  const keepBeating = ({ everyMs, send }: Heartbeat) =>
    plan(BEAT, everyMs, () => {
      keepBeating({ everyMs, send });
      send();
    });

  const watch = (ms: number) => {
    const due = clock.now() + ms;
    plan(WATCH, ms, () => {
      const left = SILENCE_MS - getSilence();
      if (left > 0) return watch(left);
      if (!heartbeat || clock.now() - due < LATE_MS) return onSilent();
      receivedAt = clock.now() - SILENCE_MS + WAKE_PROBE_MS;
      heartbeat.send();
      watch(WAKE_PROBE_MS);
    });
  };

  return {
    start: () => {
      receivedAt = clock.now();
      if (heartbeat) keepBeating(heartbeat);
      watch(SILENCE_MS);
    },
    stop: () => {
      cancels.splice(0).forEach((cancel) => cancel());
    },
    markReceived: () => {
      receivedAt = clock.now();
    },
    prove: (onDead) => {
      if (!heartbeat || cancels.length === 0 || getSilence() < FRESH_MS) return;
      const probedAt = clock.now();
      heartbeat.send();
      plan(PROOF, VISIBLE_PROBE_MS, () => {
        if (receivedAt < probedAt) onDead();
      });
    },
  };
}
