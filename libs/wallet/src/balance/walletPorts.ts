import type { ResponseOf } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';

/** What the wallet needs from its host. */
export interface WalletPorts {
  /** Sends `transfer.getBalance` with `withLockMoney`. */
  readonly getBalance: (signal: AbortSignal) => Promise<ResponseOf<'transfer.getBalance'>>;
  /** Sends `venue.allBalance` for category 8. */
  readonly getVenueBalances: (signal: AbortSignal) => Promise<ResponseOf<'venue.allBalance'>>;
  readonly clock: Pick<Clock, 'now'>;
  /** Keeps the hide-zero-balance flag: `"1"` or `"0"` (§3). Left out, it is forgotten with the page. */
  readonly hideZero?: { readonly get: () => string | undefined; readonly set: (value: '0' | '1') => unknown };
  /** Hears why a refresh failed; the screen only marks the amounts as old. */
  readonly report?: (error: unknown) => void;
}
