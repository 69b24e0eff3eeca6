import type { ActivityKind, Measure, Texts } from '../db/tables/memberCentreTables.ts';

/** One reward of a seeded activity. Amounts are whole yuan. */
export interface RewardRow {
  readonly id: string;
  readonly names: Texts<string>;
  readonly amount: number;
  readonly measure: Measure;
  /** Whole yuan where money is measured, else a number. */
  readonly target: number;
  /** Hundredths of a per cent of the deposit. */
  readonly rate?: number;
  /** Ten-thousandths. */
  readonly weight?: number;
}

/** A seeded activity. */
export interface ActivityRow {
  readonly id: string;
  readonly kind: ActivityKind;
  /** Days before and after the day the books were opened. */
  readonly runs: readonly [daysBefore: number, daysAfter: number];
  readonly needsPhone?: boolean;
  readonly needsName?: boolean;
  readonly texts: Texts<{ readonly title: string; readonly summary: string; readonly rules: readonly string[] }>;
  readonly rewards: readonly RewardRow[];
}

/** The same words in both scripts, where they are written alike, or two. */
export const both = (cn: string, tw = cn): Texts<string> => ({ 'zh-CN': cn, 'zh-TW': tw });
