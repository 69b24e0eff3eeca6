import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

/** JSON column: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

/** Stake on one spot of a round and its return; decimal text. */
export interface StakedSpot {
  readonly spot: string;
  /** Names of the spot in both scripts, at the time of the stake. */
  readonly names: Readonly<Record<Locale, string>>;
  readonly stake: string;
  /** Price of a bet on a match in hundredths, stake included. */
  readonly price?: number;
  /** Return; set when the round is settled. */
  readonly returned?: string;
  /** Whether an event in the in-play delay has refused the bet, so that its stake was returned. */
  readonly isRefused?: boolean;
}

/** Consecutive seed pairs of a member at a venue. The server seed is derived from the platform's secret and the number. */
export interface VenueSeedsTable {
  member_id: number;
  venue_code: string;
  no: number;
  client_seed: string;
  /** Nonce of the next round. */
  next_nonce: Generated<number>;
  opened_at: Date;
  /** Time at which the server seed was revealed and the next pair began. */
  revealed_at: Date | null;
}

/** Draws with stakes, or whose time the console has brought forward. */
export interface VenueDrawsTable {
  game_code: string;
  no: number;
  due_at: Date;
  outcome: Json<unknown> | null;
}

export interface VenueRoundsTable {
  id: Generated<bigint>;
  member_id: number;
  venue_code: string;
  category: string;
  game_code: string;
  names: Json<Readonly<Record<Locale, string>>>;
  /** Game engine, such as `baccarat`. */
  rules: string;
  request_id: string;
  /** Requested stakes. They detect a repeated request id with other stakes. */
  asked: string;
  bets: Json<readonly StakedSpot[]>;
  stake: bigint;
  /** Total return; null until the draw is held. */
  payout: bigint | null;
  status: 'open' | 'settled';
  /** Seed pair and nonce of a round with the member's own seeds; a shared draw has a draw number instead. */
  seed_no: number | null;
  nonce: number | null;
  draw_no: number | null;
  outcome: Json<unknown> | null;
  placed_at: Date;
  settled_at: Date | null;
  /** Bonus pool of the round and the odds at that time; null at a venue without a pool. */
  pool_code: string | null;
  pool_odds: bigint | null;
  pool_fed: Generated<bigint>;
  /** Win from the pool, in addition to the payout. */
  pool_won: Generated<bigint>;
}

/** View of effective turnover of sports bets and game rounds: the smaller of stake and result. */
export interface TurnoversView {
  member_id: number;
  category: string;
  placed_at: Date;
  settled_at: Date;
  amount: bigint;
}

/** Tables of game rounds at venues. */
export interface GameTables {
  venue_seeds: VenueSeedsTable;
  venue_draws: VenueDrawsTable;
  venue_rounds: VenueRoundsTable;
  turnovers: TurnoversView;
}

export type VenueRound = Selectable<VenueRoundsTable>;
export type VenueSeed = Selectable<VenueSeedsTable>;
