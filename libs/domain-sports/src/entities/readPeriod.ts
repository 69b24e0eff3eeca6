import { type GameType } from './gameType.ts';
import { type Period } from './match.ts';

const PERIODS: Readonly<Record<string, Period>> = {
  '': 'notStarted',
  '1H': 'firstHalf',
  HT: 'halfTime',
  '2H': 'secondHalf',
  Q1: 'q1',
  Q2: 'q2',
  Q3: 'q3',
  Q4: 'q4',
  P1: 'p1',
  P2: 'p2',
  P3: 'p3',
};

/**
 * The part of the match from the venue's `se_now` (§4, SPT-06).
 *
 * Anything that contains `OT` is overtime; baseball is told by its inning; half-time also by its own flag.
 */
export function readPeriod(text: string, gameType: GameType, isHalfTime: boolean, inning: number | undefined): Period {
  if (isHalfTime) return 'halfTime';
  const name = text.trim().toUpperCase();
  if (name.includes('OT')) return 'overtime';
  if (gameType === 'BS' && inning !== undefined) return 'inning';
  return Object.hasOwn(PERIODS, name) ? (PERIODS[name] ?? 'unknown') : 'unknown';
}
