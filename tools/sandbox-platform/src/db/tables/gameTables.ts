import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

/** Written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A stake on one spot of a round, and what came back of it; amounts are decimal text. */
export interface StakedSpot {
  readonly spot: string;
  /** Name of the spot in each script, as it read when the stake was placed. */
  readonly names: Readonly<Record<Locale, string>>;
  readonly stake: string;
  /** Set once settled. */
  readonly returned?: string;
}

/** A member's seeds at a venue, one after the other; the server seed follows from the platform's secret and the number. */
export interface VenueSeedsTable {
  member_id: number;
  venue_code: string;
  no: number;
  client_seed: string;
  /** Grows with each round. */
  next_nonce: Generated<number>;
  opened_at: Date;
  /** When its server seed was shown, and the next pair began. */
  revealed_at: Date | null;
}

/** A draw that stakes were placed on, or that the console has hurried. */
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
  /** Which engine, such as `baccarat`. */
  rules: string;
  request_id: string;
  /** What was asked, so that the same request id with other stakes is noticed. */
  asked: string;
  bets: Json<readonly StakedSpot[]>;
  stake: bigint;
  /** Everything that came back; none until a draw has been held. */
  payout: bigint | null;
  status: 'open' | 'settled';
  /** A round of the member's own seeds has both, one of a shared draw its number. */
  seed_no: number | null;
  nonce: number | null;
  draw_no: number | null;
  outcome: Json<unknown> | null;
  placed_at: Date;
  settled_at: Date | null;
  /** The bonus pool it has fed, with the odds it was played at; none at a venue without. */
  pool_code: string | null;
  pool_odds: bigint | null;
  pool_fed: Generated<bigint>;
  /** What it won of the pool, beside its payout. */
  pool_won: Generated<bigint>;
}

/** What counts towards turnover, of sport bets and of rounds: the smaller of stake and result (a view). */
export interface TurnoversView {
  member_id: number;
  category: string;
  placed_at: Date;
  settled_at: Date;
  amount: bigint;
}

/** Rounds of the venues' games. */
export interface GameTables {
  venue_seeds: VenueSeedsTable;
  venue_draws: VenueDrawsTable;
  venue_rounds: VenueRoundsTable;
  turnovers: TurnoversView;
}

export type VenueRound = Selectable<VenueRoundsTable>;
export type VenueSeed = Selectable<VenueSeedsTable>;
