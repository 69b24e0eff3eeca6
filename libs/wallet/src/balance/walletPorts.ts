import type { ResponseOf } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';

/** Ports of the wallet. */
export interface WalletPorts {
  /** Sends `transfer.getBalance` with `withLockMoney`. */
  readonly getBalance: (signal: AbortSignal) => Promise<ResponseOf<'transfer.getBalance'>>;
  /** Sends `venue.allBalance` for category 8. */
  readonly getVenueBalances: (signal: AbortSignal) => Promise<ResponseOf<'venue.allBalance'>>;
  readonly clock: Pick<Clock, 'now'>;
  /** Stores the hide-zero-balance flag: `"1"` or `"0"` (§3). Without it the flag lasts until the page closes. */
  readonly hideZero?: { readonly get: () => string | undefined; readonly set: (value: '0' | '1') => unknown };
  /** Receives the error of a failed refresh. The screen marks only the amounts as stale. */
  readonly report?: (error: unknown) => void;
}
