import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** Amount in minor units; `bigint` in PostgreSQL. */
type Money = bigint;

/** JSON column: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface BetsTable {
  id: Generated<bigint>;
  ticket_id: string;
  request_id: string;
  member_id: number;
  kind: 'single' | 'series';
  /** Selections as sorted `game.play.side` of all legs. A member has at most one pending or open bet on a set. */
  picks: string;
  /** Pass types of a parlay, such as `["2x1"]`. */
  systems: Json<readonly string[]> | null;
  odds_rule: 'none' | 'better' | 'any';
  /** Stake per combination; a single has one combination. */
  unit_stake: Money;
  /** Stake of all combinations. */
  stake: Money;
  win_amount: Money;
  /** Maximum win per day with bets of this cap, whole USD (§1). */
  cap_usd: number;
  status: 'pending' | 'open' | 'settled' | 'rejected';
  rejection: Json<BetRefusal> | null;
  result_code: string | null;
  net: Money | null;
  placed_at: Date;
  /** Time of the decision on a pending bet. */
  decide_at: Date | null;
  settled_at: Date | null;
  resettled_at: Date | null;
  /** Number of resettlements. */
  resettlements: Generated<number>;
  /** Result before the last resettlement. */
  former: Json<FormerResult> | null;
  /** Overpayment that the wallet did not hold at a resettlement; the operator bears it. */
  written_off: Generated<Money>;
}

export interface BetLegsTable {
  bet_id: bigint;
  position: number;
  game_id: string;
  game_type: string;
  /** Show type; in-play if the bet was placed on a running match. */
  show_type: string;
  /** Names of league, teams and runner in both scripts, at the time of the bet. */
  names: Json<BetNames>;
  start_at: Date;
  odds_id: string;
  play: string;
  side: string;
  line: string;
  price: string;
  /** World time of the bet. */
  taken_at: Date | null;
  /** Score `H-C` of an in-play bet. */
  score_at_bet: string | null;
  /** Red cards `H-C` of an in-play bet. */
  cards_at_bet: string | null;
  score_final: string | null;
  result_code: string | null;
}

export interface BetNames {
  readonly [langx: string]: {
    readonly league: string;
    readonly team_h: string;
    readonly team_c: string;
    readonly runner?: string;
  };
}

/** Rejection of a bet, with the data the slip needs to confirm again. */
export interface BetRefusal {
  readonly reason: string;
  readonly price?: string;
  readonly line?: string;
  readonly ver?: number;
  readonly legs?: readonly LegRefusal[];
  readonly limits?: { readonly min: string; readonly max: string };
  readonly maxWin?: string;
}

/** Leg of a rejected parlay: its current price, and its reason if this leg was the cause. */
export interface LegRefusal {
  readonly oddsId: string;
  readonly price: string;
  readonly line: string;
  readonly ver?: number;
  readonly reason?: string;
}

export interface FormerResult {
  readonly resultCode: string;
  /** Decimal text. */
  readonly net: string;
}

export interface MatchResultsTable {
  game_id: string;
  /** `HT` for the first half, `FT` for the match. */
  period: 'HT' | 'FT';
  result: Json<unknown>;
  created_at: Date;
  /** Number of corrections. */
  revision: Generated<number>;
  /** False from a correction until all bets on the match follow it. */
  is_settled: Generated<boolean>;
}

/** Cancelled goals. Bets placed between the two times used a wrong score. Times are world time. */
export interface CancelledGoalsTable {
  game_id: string;
  side: 'H' | 'C';
  given_at: Date;
  cancelled_at: Date;
  /** Score `H-C` without the goal. */
  score_after: string;
}

/** Tables of bets and results. */
export interface BettingTables {
  bets: BetsTable;
  bet_legs: BetLegsTable;
  match_results: MatchResultsTable;
  cancelled_goals: CancelledGoalsTable;
}

export type BetRow = Selectable<BetsTable>;
export type BetLeg = Selectable<BetLegsTable>;
export type NewBet = Insertable<BetsTable>;
export type NewBetLeg = Insertable<BetLegsTable>;

/** Bet with its legs in the order of placement. */
export interface Bet extends BetRow {
  readonly legs: readonly BetLeg[];
}
