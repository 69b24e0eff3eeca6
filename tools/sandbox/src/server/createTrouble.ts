import type { Clock } from '@pavilion/kernel';

/** How the database behaves: `slow` by `databaseDelayMs` a statement, the others by the error a server would give. */
export type DatabaseTrouble = 'none' | 'slow' | 'locked' | 'deadlock' | 'down';

/** What is wrong with the platform as a whole, as against one endpoint. */
export interface Trouble {
  /** Milliseconds the platform's clock is ahead of the true time; minus is behind. */
  readonly clockOffsetMs: number;
  /** Key in place of the profile's, 32 bytes in base64url; empty for the profile's own. */
  readonly key: string;
  readonly database: DatabaseTrouble;
  /** Milliseconds a statement takes longer while `slow`, or waits for its lock while `locked`. */
  readonly databaseDelayMs: number;
}

const noTrouble: Trouble = { clockOffsetMs: 0, key: '', database: 'none', databaseDelayMs: 5_000 };
const YEAR = 366 * 86_400_000;
const databases: readonly unknown[] = ['none', 'slow', 'locked', 'deadlock', 'down'] satisfies DatabaseTrouble[];

const checks: Readonly<Record<keyof Trouble, (value: unknown) => boolean>> = {
  clockOffsetMs: (value) => Number.isInteger(value) && Math.abs(value as number) <= 60 * YEAR,
  key: (value) => value === '' || (typeof value === 'string' && /^[\w-]{43}$/.test(value)),
  database: (value) => databases.includes(value),
  databaseDelayMs: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 60_000,
};

/** Name of the first part of a change that is unknown or has a value that cannot be. */
export function badTrouble(change: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(change).find(
    (name) => !Object.hasOwn(checks, name) || !checks[name as keyof Trouble](change[name]),
  );
}

/** The trouble in force. In memory: a restart heals everything. */
export interface TroubleStore {
  readonly current: () => Trouble;
  readonly change: (change: Partial<Trouble>) => Trouble;
  readonly heal: () => Trouble;
}

/** Begins without trouble. */
export function createTrouble(): TroubleStore {
  let trouble = noTrouble;
  return {
    current: () => trouble,
    change: (change) => (trouble = { ...trouble, ...change }),
    heal: () => (trouble = noTrouble),
  };
}

/** The platform's clock: the true one, off by what the console says. Waiting takes as long as it takes. */
export const shiftedClock = (clock: Clock, trouble: TroubleStore): Clock => ({
  now: () => clock.now() + trouble.current().clockOffsetMs,
  after: clock.after,
});
