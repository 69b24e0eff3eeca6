import type { PauseLength } from '../db/tables/playerLimitTables.ts';
import { addDays, addMonths } from '../base/chinaTime.ts';

/** Kind of a pause. Its rules are the same; the member confirms a self-exclusion twice. */
export type PauseKind = 'timeOut' | 'selfExclusion';

interface PauseTerm {
  readonly kind: PauseKind;
  readonly getEnd: (start: Date) => Date;
}

/** Kind and end of each length. Months and years are those of the calendar in UTC+8. */
export const pauseLengths: Readonly<Record<PauseLength, PauseTerm>> = {
  '24h': { kind: 'timeOut', getEnd: (start) => addDays(start, 1) },
  '7d': { kind: 'timeOut', getEnd: (start) => addDays(start, 7) },
  '30d': { kind: 'timeOut', getEnd: (start) => addDays(start, 30) },
  '6m': { kind: 'selfExclusion', getEnd: (start) => addMonths(start, 6) },
  '1y': { kind: 'selfExclusion', getEnd: (start) => addMonths(start, 12) },
  '5y': { kind: 'selfExclusion', getEnd: (start) => addMonths(start, 60) },
};
