import type { Clock } from '@pavilion/kernel';

/**
 * Fault of the database. `slow` delays each statement by `databaseDelayMs`; the others cause the error of a server. With `full`,
 * a full disk, only statements that write fail.
 */
export type DatabaseFault = 'none' | 'slow' | 'locked' | 'deadlock' | 'down' | 'full';

/** Fault of the whole platform. */
export interface PlatformFault {
  /** Offset of the platform's clock in milliseconds; negative if it is behind. */
  readonly clockOffsetMs: number;
  /** Key that replaces the profile's, 32 bytes in base64url; empty for the profile's key. */
  readonly key: string;
  readonly database: DatabaseFault;
  /** Delay of a statement with `slow`, or its wait for a lock with `locked`, in milliseconds. */
  readonly databaseDelayMs: number;
}

const noPlatformFault: PlatformFault = { clockOffsetMs: 0, key: '', database: 'none', databaseDelayMs: 5_000 };
const YEAR = 366 * 86_400_000;
const databases: readonly unknown[] = ['none', 'slow', 'locked', 'deadlock', 'down', 'full'] satisfies DatabaseFault[];

const checks: Readonly<Record<keyof PlatformFault, (value: unknown) => boolean>> = {
  clockOffsetMs: (value) => Number.isInteger(value) && Math.abs(value as number) <= 60 * YEAR,
  key: (value) => value === '' || (typeof value === 'string' && /^[\w-]{43}$/.test(value)),
  database: (value) => databases.includes(value),
  databaseDelayMs: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 60_000,
};

/** Returns the first field of a change that is unknown or has an invalid value. */
export function findInvalidFaultField(change: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(change).find(
    (name) => !Object.hasOwn(checks, name) || !checks[name as keyof PlatformFault](change[name]),
  );
}

/** Current platform fault, in memory; a restart removes it. */
export interface PlatformFaultStore {
  readonly current: () => PlatformFault;
  readonly change: (change: Partial<PlatformFault>) => PlatformFault;
  readonly heal: () => PlatformFault;
}

/** Creates a store without a fault. */
export function createPlatformFaultStore(): PlatformFaultStore {
  let fault = noPlatformFault;
  return {
    current: () => fault,
    change: (change) => (fault = { ...fault, ...change }),
    heal: () => (fault = noPlatformFault),
  };
}

/** Creates the platform's clock: the given clock plus the offset of the fault. Timers are not affected. */
export const createShiftedClock = (clock: Clock, faults: PlatformFaultStore): Clock => ({
  now: () => clock.now() + faults.current().clockOffsetMs,
  after: clock.after,
});
