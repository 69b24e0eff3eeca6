import type { Clock } from '@pavilion/kernel';

/** How the database behaves: `slow` by `databaseDelayMs` a statement, the others by the error a server would give. */
export type DatabaseFault = 'none' | 'slow' | 'locked' | 'deadlock' | 'down';

/** What is wrong with the platform as a whole, as against one endpoint. */
export interface PlatformFault {
  /** Milliseconds the platform's clock is ahead of the true time; minus is behind. */
  readonly clockOffsetMs: number;
  /** Key in place of the profile's, 32 bytes in base64url; empty for the profile's own. */
  readonly key: string;
  readonly database: DatabaseFault;
  /** Milliseconds a statement takes longer while `slow`, or waits for its lock while `locked`. */
  readonly databaseDelayMs: number;
}

const noPlatformFault: PlatformFault = { clockOffsetMs: 0, key: '', database: 'none', databaseDelayMs: 5_000 };
const YEAR = 366 * 86_400_000;
const databases: readonly unknown[] = ['none', 'slow', 'locked', 'deadlock', 'down'] satisfies DatabaseFault[];

const checks: Readonly<Record<keyof PlatformFault, (value: unknown) => boolean>> = {
  clockOffsetMs: (value) => Number.isInteger(value) && Math.abs(value as number) <= 60 * YEAR,
  key: (value) => value === '' || (typeof value === 'string' && /^[\w-]{43}$/.test(value)),
  database: (value) => databases.includes(value),
  databaseDelayMs: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 60_000,
};

/** Name of the first part of a change that is unknown or has a value that cannot be. */
export function findInvalidFaultField(change: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(change).find(
    (name) => !Object.hasOwn(checks, name) || !checks[name as keyof PlatformFault](change[name]),
  );
}

/** The trouble in force. In memory: a restart heals everything. */
export interface PlatformFaultStore {
  readonly current: () => PlatformFault;
  readonly change: (change: Partial<PlatformFault>) => PlatformFault;
  readonly heal: () => PlatformFault;
}

/** Begins without trouble. */
export function createPlatformFaultStore(): PlatformFaultStore {
  let fault = noPlatformFault;
  return {
    current: () => fault,
    change: (change) => (fault = { ...fault, ...change }),
    heal: () => (fault = noPlatformFault),
  };
}

/** The platform's clock: the true one, off by what the console says. Waiting takes as long as it takes. */
export const shiftedClock = (clock: Clock, trouble: PlatformFaultStore): Clock => ({
  now: () => clock.now() + trouble.current().clockOffsetMs,
  after: clock.after,
});
