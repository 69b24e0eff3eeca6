import { formatMinor, parseMinor } from '@pavilion/kernel';

const HOUR_MS = 3_600_000n;

/** A pool as it was read: amounts in decimal text. */
export interface PoolSnapshot {
  readonly amount: string;
  readonly perHour: string;
}

/** What is in a pool some time after it was read: it grows evenly until somebody wins it. `ms` since the reading. */
export function poolAmount({ amount, perHour }: PoolSnapshot, ms: number): string {
  const grown = ((parseMinor(perHour) ?? 0n) * BigInt(Math.max(0, Math.floor(ms)))) / HOUR_MS;
  return formatMinor((parseMinor(amount) ?? 0n) + grown);
}
