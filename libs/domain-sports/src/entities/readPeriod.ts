import type { GameType } from './gameType.ts';
import type { Period } from './match.ts';

const PERIODS: Readonly<Record<string, Period>> = {
  '': 'notStarted',
  '1H': 'firstHalf',
  HT: 'halfTime',
  '2H': 'secondHalf',
};

/** Fields of the wire that determine the period. */
export interface WirePeriod {
  /** `se_now` of the venue. */
  readonly text: string;
  readonly gameType: GameType;
  readonly isHalfTime: boolean;
  readonly inning: number | undefined;
}

/**
 * Reads the period from the venue's `se_now` (§4, SPT-06).
 *
 * A text that contains `OT` is overtime. Baseball is recognised by its inning. Half-time also has a flag of its own.
 */
export function readPeriod({ text, gameType, isHalfTime, inning }: WirePeriod): Period {
  if (isHalfTime) return 'halfTime';
  const name = text.trim().toUpperCase();
  if (name.includes('OT')) return 'overtime';
  if (gameType === 'BS' && inning !== undefined) return 'inning';
  if (/^(?:Q[1-4]|P[1-3])$/.test(name)) return name.toLowerCase() as 'q1' | 'p1';
  return Object.hasOwn(PERIODS, name) ? (PERIODS[name] ?? 'unknown') : 'unknown';
}
