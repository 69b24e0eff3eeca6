import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

type Json<Value> = ColumnType<Value, string, string>;
type Bilingual = Readonly<Record<Locale, string>>;

/** What a cover is drawn from: the page makes the picture, the platform says which (no borrowed art). */
export interface Cover {
  readonly seed: number;
  readonly palette: string;
  readonly motif: string;
  readonly pattern: string;
}

export type VenueCategory = 'TY' | 'ZR' | 'QP' | 'DJ' | 'CP' | 'DZ' | 'BY';

export interface VenuesTable {
  /** The channel code of the wire; in lower case the `enName`. */
  code: string;
  category: VenueCategory;
  names: Json<Bilingual>;
  slogans: Json<Bilingual>;
  /** Maintenance is a site setting (`maintainedVenues`), not kept here. */
  state: Generated<'open' | 'regionLimited'>;
  /** How a launch answers (GAM-02). */
  launch_kind: 'local' | 'http' | 'site' | 'other';
  /** A venue without one stakes straight from the centre wallet. */
  has_wallet: boolean;
  min_transfer: bigint;
  max_transfer: bigint;
  sort: number;
  cover: Json<Cover>;
}

export interface GamesTable {
  code: string;
  venue_code: string;
  category: VenueCategory;
  name_cn: string;
  name_tw: string;
  tabs: string[];
  tags: string[];
  /** Return to player in hundredths of a percent: 9650 is 96.50. */
  rtp: number;
  /** Place in the list, hottest first. */
  heat: number;
  cover: Json<Cover>;
}

export interface GameFavouritesTable {
  member_id: number;
  game_code: string;
  added_at: Date;
}

export interface GameVisitsTable {
  member_id: number;
  game_code: string;
  last_at: Date;
  visits: Generated<number>;
}

export interface VenueSessionsTable {
  /** SHA-256 of the token in the launch url. */
  token_hash: string;
  member_id: number;
  venue_code: string;
  game_code: string | null;
  locale: Locale;
  opened_at: Date;
}

export interface VenueTransfersTable {
  id: Generated<bigint>;
  member_id: number;
  venue_code: string;
  direction: 'in' | 'out';
  amount: bigint;
  cause: 'member' | 'recycle' | 'launch';
  status: Generated<'pending' | 'done' | 'reversed'>;
  /** What the venue will say, and when: kept, so that a restart hears the same answer. */
  verdict: 'accept' | 'refuse';
  answers_at: Date;
  began_at: Date;
  ended_at: Date | null;
}

export interface VenueTurnoverTable {
  member_id: number;
  venue_code: string;
  required: bigint;
  done: bigint;
}

export interface BonusPoolsTable {
  code: string;
  venue_code: string;
  names: Json<Bilingual>;
  base: bigint;
  per_hour: bigint;
  period_hours: number;
  /** The last win made at the console, world time; the others follow from the clock. */
  won_at: Date | null;
  won_amount: bigint | null;
  won_by: string | null;
  /** What of each stake goes into it, in hundredths of a per cent. */
  share: Generated<number>;
  /** A round wins it with one chance in so many for each yuan staked. */
  odds: bigint;
  /** The win since which rounds of this platform have fed it, world time: what its account holds. */
  fed_since: Date | null;
  /** The last win that took along what rounds had fed, and how much that was. */
  given_at: Date | null;
  given: Generated<bigint>;
}

export interface VenueTables {
  venues: VenuesTable;
  games: GamesTable;
  game_favourites: GameFavouritesTable;
  game_visits: GameVisitsTable;
  venue_sessions: VenueSessionsTable;
  venue_transfers: VenueTransfersTable;
  venue_turnover: VenueTurnoverTable;
  bonus_pools: BonusPoolsTable;
}

export type Venue = Selectable<VenuesTable>;
export type NewVenue = Insertable<VenuesTable>;
export type NewGame = Insertable<GamesTable>;
export type VenueTransfer = Selectable<VenueTransfersTable>;
export type BonusPool = Selectable<BonusPoolsTable>;
