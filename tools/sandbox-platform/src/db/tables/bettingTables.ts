import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** Whole numbers of minor units; PostgreSQL's `bigint`, never a float. */
type Money = bigint;

/** Written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface BetsTable {
  id: Generated<bigint>;
  ticket_id: string;
  request_id: string;
  member_id: number;
  kind: 'single' | 'series';
  /** What is bet on, `game.play.side` of every leg in order of the alphabet: one live bet a member for one of these. */
  picks: string;
  /** Pass types of a series, such as `["2x1"]`. */
  systems: Json<readonly string[]> | null;
  odds_rule: 'none' | 'better' | 'any';
  /** Stake of one combination; a single has one. */
  unit_stake: Money;
  /** Stake of all of them. */
  stake: Money;
  win_amount: Money;
  /** Whole USD the member may win in a day with bets of this kind (§1). */
  cap_usd: number;
  status: 'pending' | 'open' | 'settled' | 'rejected';
  rejection: Json<BetRefusal> | null;
  result_code: string | null;
  net: Money | null;
  placed_at: Date;
  /** When a pending bet is looked at again. */
  decide_at: Date | null;
  settled_at: Date | null;
  resettled_at: Date | null;
  /** How often a correction has changed it. */
  resettlements: Generated<number>;
  /** What it had come to before the last correction. */
  former: Json<FormerResult> | null;
  /** What corrections should have taken back and the wallet did not hold: the house bears it. */
  written_off: Generated<Money>;
}

export interface BetLegsTable {
  bet_id: bigint;
  position: number;
  game_id: string;
  game_type: string;
  /** In-play when the bet was placed on a running match. */
  show_type: string;
  /** League, team and runner names of each script, as they read when the bet was placed. */
  names: Json<BetNames>;
  start_at: Date;
  odds_id: string;
  play: string;
  side: string;
  line: string;
  price: string;
  /** World time of the bet. */
  taken_at: Date | null;
  /** In-play only, `H-C`. */
  score_at_bet: string | null;
  /** Red cards, in-play only, `H-C`. */
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

/** Why a bet was refused, with what the slip needs to ask again. */
export interface BetRefusal {
  readonly reason: string;
  readonly price?: string;
  readonly line?: string;
  readonly ver?: number;
  readonly legs?: readonly LegRefusal[];
  readonly limits?: { readonly min: string; readonly max: string };
  readonly maxWin?: string;
}

/** A leg of a refused series: its price now, and why it was refused if it was. */
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
  /** `HT` after the first half, `FT` at the end. */
  period: 'HT' | 'FT';
  result: Json<unknown>;
  created_at: Date;
  /** Grows with each correction. */
  revision: Generated<number>;
  /** False from a correction until every bet on the match is in line with it. */
  is_settled: Generated<boolean>;
}

/** A goal that was given and taken back: bets taken in between stood on a score that never was. World time. */
export interface CancelledGoalsTable {
  game_id: string;
  side: 'H' | 'C';
  given_at: Date;
  cancelled_at: Date;
  /** `H-C` without the goal. */
  score_after: string;
}

/** Bets and what they depend on. */
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

/** A bet with what it was placed on, in the order of placing. */
export interface Bet extends BetRow {
  readonly legs: readonly BetLeg[];
}
