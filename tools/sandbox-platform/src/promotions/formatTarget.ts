import { formatMinor } from '@pavilion/kernel';
import type { Measure } from '../db/tables/memberCentreTables.ts';

const MONEY: readonly Measure[] = ['deposit', 'turnover'];

/** Formats a progress or target: money with two decimals, a count without. */
export const formatTarget = (measure: Measure, value: bigint): string =>
  MONEY.includes(measure) ? formatMinor(value) : value.toString();
