import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AuthTables, MemberProfileColumns } from './authTables.ts';
import type { BettingTables } from './bettingTables.ts';
import type { CashierTables, Currency } from './cashierTables.ts';
import type { ChatTables } from './chatTables.ts';
import type { GameTables } from './gameTables.ts';
import type { RebateTables } from './rebateTables.ts';
import type { MemberCentreTables } from './memberCentreTables.ts';
import type { VenueTables } from './venueTables.ts';

/** Whole numbers of minor units; PostgreSQL's `bigint`, never a float. */
type Money = bigint;

/** Written as text, read as a value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface MembersTable extends MemberProfileColumns {
  id: Generated<number>;
  /** As the member wrote it; unique without regard to case. */
  name: string;
  password_hash: string;
  phone: string | null;
  real_name: string | null;
  vip_grade: number;
  state: 'active' | 'frozen';
  /** A code each login answers with, such as 6026; for demos of the new-device branch. */
  login_refusal: number | null;
  registered_at: Date;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  /** Address of the chosen picture. */
  avatar: Generated<string | null>;
  /** Whether entering a venue takes the whole centre balance along (WAL-02). */
  auto_transfer: Generated<boolean>;
}

export interface SessionsTable {
  /** SHA-256 of the token: a stolen table opens no session. */
  token_hash: string;
  member_id: number;
  device_id: string;
  created_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'elsewhere' | 'kicked' | 'frozen' | 'passwordReset' | null;
}

export interface AccountsTable {
  /** Such as `member:100001:wallet` or `house`. */
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
  /** Currency of its postings; an entry sums to zero in each. */
  currency: Generated<Currency>;
  /** Kept by a trigger from the postings alone; a direct change is refused by the database. */
  balance: ColumnType<Money, never, never>;
}

export interface EntriesTable {
  id: Generated<bigint>;
  kind: EntryKind;
  /** What caused it. An entry of one kind exists at most once for one cause. */
  ref: string;
  created_at: Date;
}

/** Why money moved. */
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
  /** 0 for a guest. */
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

/** Every table of the platform. */
export interface Schema
  extends
    BettingTables,
    VenueTables,
    CashierTables,
    AuthTables,
    MemberCentreTables,
    ChatTables,
    GameTables,
    RebateTables {
  members: MembersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  entries: EntriesTable;
  postings: PostingsTable;
  requests: RequestsTable;
  settings: SettingsTable;
  world: WorldTable;
}

export type Member = Selectable<MembersTable>;
