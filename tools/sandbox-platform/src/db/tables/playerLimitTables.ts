import type { Generated } from 'kysely';

/** Period of a deposit limit, in UTC+8. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** Length of a pause. The first three are time-outs, the others self-exclusions. */
export type PauseLength = '24h' | '7d' | '30d' | '6m' | '1y' | '5y';

export interface DepositLimitsTable {
  member_id: number;
  period: LimitPeriod;
  /** Limit in fen; null for none. */
  amount: bigint | null;
  /** Limit from `pending_at` on; null for none. */
  pending_amount: bigint | null;
  /** Time from which the pending limit applies; null without a pending change. */
  pending_at: Date | null;
}

/** Minutes of play between two reminders, for members who have changed them. */
export interface PlayRemindersTable {
  member_id: number;
  minutes: number;
}

export interface PlayPausesTable {
  id: Generated<bigint>;
  member_id: number;
  length: PauseLength;
  started_at: Date;
  ends_at: Date;
}

/** Tables of player limits. */
export interface PlayerLimitTables {
  deposit_limits: DepositLimitsTable;
  play_reminders: PlayRemindersTable;
  play_pauses: PlayPausesTable;
}
