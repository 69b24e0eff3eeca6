/** Money of one venue, as exact decimal text. */
export interface VenueBalance {
  readonly channelCode: string;
  readonly name: string;
  /** `"12.34"`; undefined when the platform sent something that is no amount (F-WAL-15). */
  readonly balance: string | undefined;
  /** `open`, or why nothing can go in; undefined where the platform does not say. */
  readonly state?: 'open' | 'maintenance' | 'regionLimited';
}

/** What is known about a member's money. Amounts are exact decimal text with two decimals, or undefined. */
export interface BalanceSnapshot {
  readonly centerWalletBalance: string | undefined;
  /** Stakes of open bets and withdrawals under review; not part of the balance. */
  readonly lockMoney: string | undefined;
  readonly venues: readonly VenueBalance[];
  /** What lies in the venues together, with two decimals (§3). */
  readonly totalMoney: string | undefined;
  /** On its way between wallet and venues; in neither of them. */
  readonly pendingMoney?: string | undefined;
  /** Whether the centre balance goes along into a venue by itself (WAL-02). */
  readonly isAutoTransfer?: boolean | undefined;
}

/** The wallet as Redux holds it. */
export interface WalletState {
  /** `unknown` before the first answer and after a logout. */
  readonly status: 'unknown' | 'ready';
  readonly facts: BalanceSnapshot;
  readonly isRefreshing: boolean;
  /** The last refresh failed: the amounts shown are the ones before it (F-WAL-14). */
  readonly isStale: boolean;
  /** Milliseconds UTC of the last good answer. */
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

/** A wallet nobody has asked about. */
export const unknownWallet: WalletState = {
  status: 'unknown',
  facts: nothingKnown,
  isRefreshing: false,
  isStale: false,
  updatedAt: undefined,
  isZeroHidden: false,
};
