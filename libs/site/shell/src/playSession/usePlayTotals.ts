import type { ResponseOf } from '@pavilion/api-client';
import { useRead } from '@pavilion/site-data';
import { sumRecords } from './sumRecords.ts';

/** Stakes and settled net result of sport bets and games together. */
export interface PlayTotals {
  /** `undefined` while it loads, and if it could not be loaded. */
  readonly totals: ResponseOf<'record.betRecordTotal'> | undefined;
  readonly hasFailed: boolean;
}

/** Reads what the member has staked and won since a time, in milliseconds since 1970 (ruling L1). */
export function usePlayTotals(beginTime: number): PlayTotals {
  const sport = useRead('record.betRecordTotal', { status: '', beginTime });
  const games = useRead('record.betRecordTotal', { status: '', beginTime, category: 'games' });
  const totals = sport.data && games.data && sumRecords([sport.data, games.data]);
  return { totals, hasFailed: !totals && Boolean(sport.failure ?? games.failure) };
}
