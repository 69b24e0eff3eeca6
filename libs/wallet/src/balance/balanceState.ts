/** Balance of one venue. */
export interface VenueBalance {
  readonly channelCode: string;
  readonly name: string;
  /** Decimal text such as `"12.34"`; undefined if the platform sent an invalid amount (F-WAL-15). */
  readonly balance: string | undefined;
  /** `open`, or the reason why the venue accepts no money; undefined if the platform sent no state. */
  readonly state?: 'open' | 'maintenance' | 'regionLimited';
}

/** A member's balances at one moment. Amounts are exact decimal text with two decimals; undefined means unknown. */
export interface BalanceSnapshot {
  readonly centerWalletBalance: string | undefined;
  /** Hold: stakes of open bets and withdrawals under review; not part of the balance. */
  readonly lockMoney: string | undefined;
  readonly venues: readonly VenueBalance[];
  /** Sum of all venue balances, with two decimals (§3). */
  readonly totalMoney: string | undefined;
  /** Money in transit between wallet and venues; part of neither balance. */
  readonly pendingMoney?: string | undefined;
  /** Whether the centre wallet moves to a venue on launch (WAL-02). */
  readonly isAutoTransfer?: boolean | undefined;
}

/** Redux state of the wallet. */
export interface WalletState {
  /** `unknown` before the first response and after a logout. */
  readonly status: 'unknown' | 'ready';
  readonly facts: BalanceSnapshot;
  readonly isRefreshing: boolean;
  /** Whether the last refresh failed; the amounts are then from before it (F-WAL-14). */
  readonly isStale: boolean;
  /** Milliseconds UTC of the last successful response. */
  readonly updatedAt: number | undefined;
  /** The stored hide-zero-balance flag of §3. */
  readonly isZeroHidden: boolean;
}

const nothingKnown: BalanceSnapshot = {
  centerWalletBalance: undefined,
  lockMoney: undefined,
  venues: [],
  totalMoney: undefined,
};

/** State before the first refresh. */
export const unknownWallet: WalletState = {
  status: 'unknown',
  facts: nothingKnown,
  isRefreshing: false,
  isStale: false,
  updatedAt: undefined,
  isZeroHidden: false,
};
