import type { ActivityKind, Measure, Texts } from '../db/tables/memberCentreTables.ts';

/** Reward of a seeded activity. Amounts are whole yuan. */
export interface RewardRow {
  readonly id: string;
  readonly names: Texts<string>;
  readonly amount: number;
  readonly measure: Measure;
  /** Target of the measure: whole yuan for amounts of money, else a count. */
  readonly target: number;
  /** Share of the deposit in hundredths of a per cent. */
  readonly rate?: number;
  /** Probability of the prize in ten-thousandths. */
  readonly weight?: number;
}

export interface ActivityRow {
  readonly id: string;
  readonly kind: ActivityKind;
  /** Start and end, in days before and after the creation of the database. */
  readonly runs: readonly [daysBefore: number, daysAfter: number];
  readonly needsPhone?: boolean;
  readonly needsName?: boolean;
  /** Turnover that a bonus requires, as a multiple of its amount; 0 for none. */
  readonly turnover: number;
  /** Number of simulated players of a race. */
  readonly rivals?: number;
  readonly texts: Texts<{ readonly title: string; readonly summary: string; readonly rules: readonly string[] }>;
  readonly rewards: readonly RewardRow[];
}

/** Returns a text in both scripts. Omit `tw` if both are equal. */
export const createTexts = (cn: string, tw = cn): Texts<string> => ({ 'zh-CN': cn, 'zh-TW': tw });
