import type { Duplex } from 'node:stream';
import type { Clock } from '@pavilion/kernel';
import type { RateLimit } from './chatLimits.ts';

/**
 * Limits the rate of new connections. A client reconnects exactly 5 s after a loss (C1), so all clients return within one
 * second after a restart. The gate spreads the handshakes and with them the token exchanges and logins that follow.
 */
export interface ConnectionGate {
  /** Calls `open` when it is the connection's turn, possibly at once. Returns `false` if the wait would be too long. */
  readonly admit: (below: Duplex, open: () => void) => boolean;
  /** Number of waiting connections. */
  readonly waiting: () => number;
  /** Closes all waiting connections. */
  readonly close: () => void;
}

const MINUTE = 60_000;
/** Maximum wait in milliseconds. The client aborts a handshake after 10 s. */
const MAX_WAIT_MS = 8_000;

/**
 * Creates a gate.
 *
 * @param getRateLimit returns the current rate limit
 */
export function createConnectionGate(getRateLimit: () => RateLimit, clock: Clock): ConnectionGate {
  const waits = new Map<Duplex, () => void>();
  /** Time of the next free turn, milliseconds UTC. */
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
