import type { ResponseOf } from '@pavilion/api-client';
import { formatMinor, parseMinor } from '@pavilion/kernel';

type Totals = ResponseOf<'record.betRecordTotal'>;

const sum = (texts: readonly string[]): string =>
  formatMinor(texts.reduce((total, text) => total + (parseMinor(text) ?? 0n), 0n));

/** Adds the totals of sport bets and of rounds of games. */
export const sumRecords = (totals: readonly Totals[]): Totals => ({
  count: totals.reduce((total, { count }) => total + count, 0),
  stake: sum(totals.map(({ stake }) => stake)),
  net: sum(totals.map(({ net }) => net)),
});
