import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';

type Json<Value> = ColumnType<Value, string, string>;
type Bilingual = Readonly<Record<Locale, string>>;

/** Parameters of a game cover, which the page draws (no third-party art). */
export interface Cover {
  readonly seed: number;
  readonly palette: string;
  readonly motif: string;
  /** Number of characters at the end of the name that the cover sets smaller. */
  readonly ending?: number;
}

export type VenueCategory = 'TY' | 'ZR' | 'QP' | 'DJ' | 'CP' | 'DZ' | 'BY';

export interface VenuesTable {
  /** Channel code on the wire; in lower case the `enName`. */
  code: string;
  category: VenueCategory;
  names: Json<Bilingual>;
  slogans: Json<Bilingual>;
  /** State of the venue. Maintenance is a site setting (`maintainedVenues`) and not stored here. */
  state: Generated<'open' | 'regionLimited'>;
  /** Kind of the launch response (GAM-02). */
  launch_kind: 'local' | 'http' | 'site' | 'other';
  /** Whether the venue has its own balance; otherwise stakes come from the centre wallet. */
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
  /** Return to player in hundredths of a percent: 9650 is 96.50 %. */
  rtp: number;
  /** Position in the list by popularity. */
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

/** One-time codes of launch addresses. */
export interface VenueLaunchCodesTable {
  /** SHA-256 of the code in the launch address. */
  code_hash: string;
  /** Session of the member that launched the venue. */
  session_id: string;
  venue_code: string;
  game_code: string | null;
  locale: Locale;
  created_at: Date;
  used_at: Date | null;
}

export interface VenueSessionsTable {
  /** SHA-256 of the token that the venue's page holds. */
  token_hash: string;
  /** Session of the member, with which the venue session ends. */
  session_id: string;
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
  /** Decision of the venue and its time. They are stored, so that a restart does not change them. */
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
  /** Activity that causes the requirement; null if the operator named none. */
  activity_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface BonusPoolsTable {
  code: string;
  venue_code: string;
  names: Json<Bilingual>;
  base: bigint;
  per_hour: bigint;
  period_hours: number;
  /** World time and amount of the last win triggered on the console; other wins follow from the clock. */
  won_at: Date | null;
  won_amount: bigint | null;
  won_by: string | null;
  /** Share of each stake that goes to the pool, in hundredths of a percent. */
  share: Generated<number>;
  /** Odds of a round: it wins the pool with a chance of 1 in `odds` per yuan of its stake. */
  odds: bigint;
  /** World time of the win since which this platform's contributions count; the account holds their sum. */
  fed_since: Date | null;
  /** World time and amount of the last win that included this platform's contributions. */
  given_at: Date | null;
  given: Generated<bigint>;
}

export interface VenueTables {
  venues: VenuesTable;
  games: GamesTable;
  game_favourites: GameFavouritesTable;
  game_visits: GameVisitsTable;
  venue_launch_codes: VenueLaunchCodesTable;
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
