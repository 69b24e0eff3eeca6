import type { Clock, KeyValueStore } from '@pavilion/kernel';

/** Ports of the countdown. */
export interface CountdownPorts {
  /** Clock of the platform, if known (`serverNow` of the client). The countdown tolerates jumps of it. */
  readonly clock: Clock;
  /** Stores the end of each countdown across reloads. Without it a countdown lasts until the page closes. */
  readonly store?: KeyValueStore;
}

/** Ports of sending codes. */
export interface SendCodePorts extends CountdownPorts {
  /** Receives unexpected errors. The player sees a general text. */
  readonly report?: (error: unknown) => void;
}
