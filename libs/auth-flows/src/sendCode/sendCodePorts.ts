import type { Clock, KeyValueStore } from '@pavilion/kernel';

/** What the count-down needs from its host. */
export interface CountdownPorts {
  /** The platform's time where it is known (`serverNow` of the client); the count-down survives when it jumps. */
  readonly clock: Clock;
  /** Keeps when each count-down ends, so that a reload does not lose it. Left out, it lives as long as the page. */
  readonly store?: KeyValueStore;
}

/** What sending codes needs from its host. */
export interface SendCodePorts extends CountdownPorts {
  /** Hears an error that is a bug; the player sees a plain text meanwhile. */
  readonly report?: (error: unknown) => void;
}
