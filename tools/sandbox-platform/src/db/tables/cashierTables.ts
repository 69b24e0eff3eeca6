import type { ColumnType, Generated, Selectable } from 'kysely';

type Money = bigint;
type Json<Value> = ColumnType<Value, string, string>;

/** Currency; amounts are in hundredths of it. */
export type Currency = 'CNY' | 'USDT';

/** Consecutive wrong second passwords of a member, and the end of the lock. */
export interface SecondPasswordTriesTable {
  member_id: number;
  failures: number;
  locked_until: Date | null;
}

/** Saved accounts of members. The number is stored only as a mask for display and a hash for comparison. */
export interface PayCardsTable {
  id: Generated<bigint>;
  member_id: number;
  kind: 'bank' | 'alipay' | 'coin';
  /** Bank code, `ALIPAY`, or the chain such as `TRC20`. */
  issuer: string;
  branch: string;
  /** Account holder; empty for coin addresses. */
  holder: string;
  masked: string;
  number_hash: string;
  created_at: Date;
  deleted_at: Date | null;
}

/** Codes for the remark of a bank transfer; each is used once. */
export interface SignalCodesTable {
  code: string;
  member_id: number;
  expires_at: Date;
  used_at: Date | null;
}

export type DepositState = 'created' | 'paid' | 'late' | 'wrongAmount' | 'confirmed' | 'closed' | 'expired' | 'failed';

export interface DepositOrdersTable {
  id: Generated<bigint>;
  order_no: string;
  request_id: string;
  member_id: number;
  pay_type: string;
  /** Requested amount, CNY. */
  amount: Money;
  /** Amount to pay, in `pay_currency`. No two open orders on one payee have the same. */
  pay_amount: Money;
  pay_currency: Currency;
  /** CNY per coin, for payments in coins. */
  rate: string | null;
  payer_name: string;
  /** Receiving account of the platform. */
  payee: string;
  /** Remark of the transfer; empty for payment types without one. */
  signal_code: string;
  /** Unguessable token in the URL of the payment simulator's page. */
  bank_token: string;
  state: DepositState;
  paid_amount: Money | null;
  fee: Generated<Money>;
  discount: Generated<Money>;
  /** Amount credited to the wallet. */
  credited: Money | null;
  tx_hash: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  finished_at: Date | null;
  /** Time of the next automatic step. */
  next_at: Date | null;
}

export type WithdrawState = 'submitted' | 'reviewing' | 'paying' | 'paid' | 'rejected';

/** State of a withdrawal and the time it was reached. */
export interface WithdrawStep {
  readonly status: WithdrawState;
  readonly at: number;
}

export interface WithdrawOrdersTable {
  id: Generated<bigint>;
  order_no: string;
  request_id: string;
  member_id: number;
  card_id: bigint;
  card_kind: PayCardsTable['kind'];
  card_issuer: string;
  card_masked: string;
  amount: Money;
  fee: Money;
  /** Amount to pay out, in `pay_currency`. */
  pay_amount: Money;
  pay_currency: Currency;
  rate: string | null;
  state: WithdrawState;
  reason: string | null;
  steps: Json<readonly WithdrawStep[]>;
  created_at: Date;
  finished_at: Date | null;
  next_at: Date | null;
}

/** Kinds of transactions in a member's record. */
export type DealType = 'deposit' | 'withdraw' | 'transfer' | 'coin' | 'gift' | 'rebate';

/** Transactions of the centre wallet; `type` and `ref` identify the cause. */
export interface DealsTable {
  id: Generated<bigint>;
  member_id: number;
  type: DealType;
  ref: string;
  /** Payment type, kind of saved account or venue code. */
  method: string;
  direction: 'in' | 'out';
  amount: Money;
  fee: Generated<Money>;
  status: 'processing' | 'success' | 'failed';
  created_at: Date;
  finished_at: Date | null;
}

/** Tables of the cashier. */
export interface CashierTables {
  second_password_tries: SecondPasswordTriesTable;
  pay_cards: PayCardsTable;
  signal_codes: SignalCodesTable;
  deposit_orders: DepositOrdersTable;
  withdraw_orders: WithdrawOrdersTable;
  deals: DealsTable;
}

export type PayCard = Selectable<PayCardsTable>;
export type DepositOrder = Selectable<DepositOrdersTable>;
export type WithdrawOrder = Selectable<WithdrawOrdersTable>;
export type TransactionRow = Selectable<DealsTable>;
