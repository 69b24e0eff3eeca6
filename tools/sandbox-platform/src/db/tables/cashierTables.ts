import type { ColumnType, Generated, Selectable } from 'kysely';

type Money = bigint;
type Json<Value> = ColumnType<Value, string, string>;

/** Money is kept in hundredths of either. */
export type Currency = 'CNY' | 'USDT';

/** Wrong second passwords in a row, and until when the member is locked out. */
export interface SecondPasswordTriesTable {
  member_id: number;
  failures: number;
  locked_until: Date | null;
}

/** Where a member is paid to. The number itself is not kept: its mask, to be told apart, and its hash, to be found again. */
export interface PayCardsTable {
  id: Generated<bigint>;
  member_id: number;
  kind: 'bank' | 'alipay' | 'coin';
  /** Bank code, `ALIPAY`, or the chain such as `TRC20`. */
  issuer: string;
  branch: string;
  /** Name of its owner; empty for coin addresses. */
  holder: string;
  masked: string;
  number_hash: string;
  created_at: Date;
  deleted_at: Date | null;
}

/** Codes for the remark of a bank transfer, given out and used once. */
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
  /** What the member asked to deposit, CNY. */
  amount: Money;
  /** What is to be paid, in `pay_currency`; no two open orders on one payee have the same. */
  pay_amount: Money;
  pay_currency: Currency;
  /** CNY for one coin, where paid in coins. */
  rate: string | null;
  payer_name: string;
  /** Which of the platform's accounts is paid. */
  payee: string;
  /** Remark of the transfer; empty where the way of paying has none. */
  signal_code: string;
  /** Unguessable name of the order's page at the payment simulator. */
  bank_token: string;
  state: DepositState;
  paid_amount: Money | null;
  fee: Generated<Money>;
  discount: Generated<Money>;
  /** What reached the wallet. */
  credited: Money | null;
  tx_hash: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  finished_at: Date | null;
  /** When the clock moves it on. */
  next_at: Date | null;
}

export type WithdrawState = 'submitted' | 'reviewing' | 'paying' | 'paid' | 'rejected';

/** A state and when it was reached. */
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
  /** What is paid out, in `pay_currency`. */
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

/** Kinds of lines in a member's record of transactions. */
export type DealType = 'deposit' | 'withdraw' | 'transfer' | 'coin' | 'gift' | 'rebate';

/** One line of the record, whatever moved the money; `type` and `ref` name the cause. */
export interface DealsTable {
  id: Generated<bigint>;
  member_id: number;
  type: DealType;
  ref: string;
  /** Way of paying, kind of card, venue code and so on. */
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
