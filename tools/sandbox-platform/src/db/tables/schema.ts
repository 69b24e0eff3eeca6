import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AuthTables, MemberProfileColumns } from './authTables.ts';
import type { BettingTables } from './bettingTables.ts';
import type { CashierTables, Currency } from './cashierTables.ts';
import type { ChatTables } from './chatTables.ts';
import type { GameTables } from './gameTables.ts';
import type { RebateTables } from './rebateTables.ts';
import type { MemberCentreTables } from './memberCentreTables.ts';
import type { PartnerTables } from './partnerTables.ts';
import type { PlayerLimitTables } from './playerLimitTables.ts';
import type { ServiceTables } from './serviceTables.ts';
import type { VenueTables } from './venueTables.ts';

/** Amount in minor units; `bigint` in PostgreSQL. */
type Money = bigint;

/** JSON column: written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface MembersTable extends MemberProfileColumns {
  id: Generated<number>;
  /** Name as entered at registration; unique regardless of case. */
  name: string;
  password_hash: string;
  phone: string | null;
  real_name: string | null;
  vip_grade: number;
  state: 'active' | 'frozen';
  /** Error code of every login, such as 6026, for demos of the new-device check. */
  login_refusal: number | null;
  registered_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  /** URL of the avatar. */
  avatar: Generated<string | null>;
  /** Whether entering a venue transfers the whole centre wallet to it (WAL-02). */
  auto_transfer: Generated<boolean>;
}

export interface SessionsTable {
  /** Public id: a UUID, which grants nothing. */
  id: Generated<string>;
  /** SHA-256 of the token, so that a leaked table does not grant access. */
  token_hash: string;
  member_id: number;
  device_id: string;
  created_at: Date;
  /** Time of the last call, exact to one minute. */
  last_used_at: Date;
  /** Network address of the login. */
  address: string | null;
  /** Browser and system of the login, such as `Chrome · Windows`. */
  device_name: string | null;
  ended_at: Date | null;
  /** `member`: ended in the list of sessions. `idle` and `expired`: a limit of time was reached. */
  end_reason:
    | 'logout'
    | 'elsewhere'
    | 'kicked'
    | 'frozen'
    | 'passwordReset'
    | 'passwordChanged'
    | 'member'
    | 'idle'
    | 'expired'
    | null;
}

export interface AccountsTable {
  /** Account code, such as `member:100001:wallet` or `house`. */
  code: string;
  kind:
    | 'wallet'
    | 'locked'
    | 'house'
    | 'promo'
    | 'venue'
    | 'transit'
    | 'withdrawing'
    | 'coin'
    | 'cashier'
    | 'exchange'
    | 'fees'
    | 'pool'
    | 'network';
  member_id: number | null;
  may_go_negative: boolean;
  /** Currency of the account; an entry sums to zero in each currency. */
  currency: Generated<Currency>;
  /** Balance, which only a trigger on postings writes; the database rejects a direct change. */
  balance: ColumnType<Money, never, never>;
}

export interface EntriesTable {
  id: Generated<bigint>;
  kind: EntryKind;
  /** Id of the cause. A cause has at most one entry of each kind. */
  ref: string;
  created_at: Date;
}

/** Kinds of entries by the reason of the movement. */
export type EntryKind =
  | 'grant'
  | 'betReserve'
  | 'betRelease'
  | 'betSettle'
  | 'betResettle'
  | 'venueDebit'
  | 'venueCredit'
  | 'venueReverse'
  | 'deposit'
  | 'withdrawReserve'
  | 'withdrawPay'
  | 'withdrawReturn'
  | 'coinTransfer'
  | 'activityGift'
  | 'activityQuit'
  | 'vipGift'
  | 'giftExchange'
  | 'rebate'
  | 'poolFeed'
  | 'poolGiven'
  | 'poolWin'
  | 'roundStake'
  | 'roundWin';

export interface PostingsTable {
  entry_id: bigint;
  account: string;
  amount: Money;
}

export interface RequestsTable {
  request_id: string;
  /** Member id; 0 for a guest. */
  member_id: number;
  endpoint: string;
  body_hash: string;
  answer: string | null;
  created_at: Date;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
}

export interface WorldTable {
  id: number;
  snapshot: string;
  saved_at: Date;
}

/** Rating of a help page. */
export interface HelpRatingsTable {
  page: string;
  /** `member:<id>` or `device:<id>`. */
  reader: string;
  is_helpful: boolean;
  rated_at: Date;
}

/** All tables of the platform. */
export interface Schema
  extends
    BettingTables,
    VenueTables,
    CashierTables,
    AuthTables,
    MemberCentreTables,
    ChatTables,
    GameTables,
    RebateTables,
    PartnerTables,
    PlayerLimitTables,
    ServiceTables {
  members: MembersTable;
  sessions: SessionsTable;
  help_ratings: HelpRatingsTable;
  accounts: AccountsTable;
  entries: EntriesTable;
  postings: PostingsTable;
  requests: RequestsTable;
  settings: SettingsTable;
  world: WorldTable;
}

export type Member = Selectable<MembersTable>;
