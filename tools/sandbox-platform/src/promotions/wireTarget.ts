import { formatMinor } from '@pavilion/kernel';
import type { Measure } from '../db/tables/memberCentreTables.ts';

const MONEY: readonly Measure[] = ['deposit', 'turnover'];

/** Progress or target: money has two decimals, a count has none. */
export const wireTarget = (measure: Measure, value: bigint): string =>
  MONEY.includes(measure) ? formatMinor(value) : value.toString();
