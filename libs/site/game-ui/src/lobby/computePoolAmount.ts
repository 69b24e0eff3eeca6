import { formatMinor, parseMinor } from '@pavilion/kernel';

const HOUR_MS = 3_600_000n;

/** Pool at one moment; amounts in decimal text. */
export interface PoolSnapshot {
  readonly amount: string;
  readonly perHour: string;
}

/** Computes the amount of a pool `ms` milliseconds after it was read. A pool grows evenly until it is won. */
export function computePoolAmount({ amount, perHour }: PoolSnapshot, ms: number): string {
  const grown = ((parseMinor(perHour) ?? 0n) * BigInt(Math.max(0, Math.floor(ms)))) / HOUR_MS;
  return formatMinor((parseMinor(amount) ?? 0n) + grown);
}
