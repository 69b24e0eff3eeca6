import { type Clock } from '@pavilion/kernel';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import { FRESH_MS, LATE_MS, PROOF_MS, SILENCE_MS } from './linkTiming.ts';

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
  let cancels: readonly (() => void)[] = [];
  const [BEAT, WATCH, PROOF] = [0, 1, 2];
  const plan = (slot: number, ms: number, then: () => void) => {
    cancels[slot]?.();
    cancels = Object.assign([...cancels], { [slot]: clock.after(ms, then) });
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
      heardAt = clock.now() - SILENCE_MS + PROOF_MS.slept;
      beat();
      watch(PROOF_MS.slept);
    });
  };

  return {
    start: () => {
      heardAt = clock.now();
      plan(BEAT, HEARTBEAT_MS, keepBeating);
      watch(SILENCE_MS);
    },
    stop: () => {
      cancels.forEach((cancel) => cancel());
      cancels = [];
    },
    heard: () => {
      heardAt = clock.now();
    },
    prove: (onDead) => {
      const asked = clock.now();
      if (cancels.length === 0 || asked - heardAt < FRESH_MS) return;
      beat();
      plan(PROOF, PROOF_MS.seen, () => {
        if (heardAt < asked) onDead();
      });
    },
  };
}
