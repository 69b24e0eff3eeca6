import type { Duplex } from 'node:stream';
import type { Clock } from '@pavilion/kernel';
import type { RateLimit } from './chatLimits.ts';

/**
 * Lets connections in at a pace. Who loses a connection comes back after exactly 5 s (C1), so that a server that was away has
 * everybody at its door in one second: it opens to them evenly, and what follows a handshake, the exchange of the token, the
 * login, the rooms, is spread with it.
 */
export interface ConnectionGate {
  /** Calls `open` when the turn comes, at once while there is no throng; `false`: that would take too long, it is not called. */
  readonly admit: (below: Duplex, open: () => void) => boolean;
  /** How many stand before the door. */
  readonly waiting: () => number;
  /** Sends everybody away who waits. */
  readonly close: () => void;
}

const MINUTE = 60_000;
/** Longest wait, milliseconds: the client gives a handshake ten seconds. */
const MAX_WAIT_MS = 8_000;

/** @param getRateLimit how many at once, and how many a minute after them */
export function createConnectionGate(getRateLimit: () => RateLimit, clock: Clock): ConnectionGate {
  const waits = new Map<Duplex, () => void>();
  /** When the next one may come in. */
  let due = 0;
  const turn = (): number => {
    const { burst, perMinute } = getRateLimit();
    const gap = MINUTE / perMinute;
    const now = clock.now();
    const at = Math.max(due, now - (burst - 1) * gap);
    if (at - now > MAX_WAIT_MS) return Infinity;
    due = at + gap;
    return Math.max(0, Math.ceil(at - now));
  };
  const leave = (below: Duplex) => {
    waits.get(below)?.();
    waits.delete(below);
  };
  return {
    waiting: () => waits.size,
    admit: (below, open) => {
      const wait = turn();
      if (wait === Infinity) return false;
      if (wait === 0) {
        open();
        return true;
      }
      below.once('close', () => leave(below));
      waits.set(
        below,
        clock.after(wait, () => {
          waits.delete(below);
          open();
        }),
      );
      return true;
    },
    close: () => {
      for (const below of [...waits.keys()]) {
        leave(below);
        below.destroy();
      }
    },
  };
}
