import type { Wire } from '@pavilion/api-client/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Betting } from '@pavilion/sandbox-platform/betting/createBetting';
import type { Throttle } from '@pavilion/sandbox-platform/auth/createThrottle';
import type { AuthLimits } from '@pavilion/sandbox-platform/auth/createAuthLimits';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Inbox } from '@pavilion/sandbox-platform/auth/createInbox';
import type { Cashier } from '@pavilion/sandbox-platform/cashier/createCashier';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { Transfers } from '@pavilion/sandbox-venues/transfers/createTransfers';
import type { World } from '@pavilion/sandbox-world';

/** What handlers and the console work with. */
export interface Platform {
  readonly db: Db;
  readonly clock: Clock;
  readonly world: World;
  readonly settings: SettingsStore;
  readonly betting: Betting;
  /** Deposits and withdrawals as time passes. */
  readonly cashier: Cashier;
  /** Money between the wallet and the venues. */
  readonly transfers: Transfers;
  /** Origin on which the venues' own pages are served. */
  readonly venueOrigin: () => string;
  /** Failed logins, by name and by device. */
  readonly loginFailures: { readonly byName: Throttle; readonly byDevice: Throttle };
  /** What else may be tried how often. */
  readonly limits: AuthLimits;
  /** Keyed digests only this platform can make. */
  readonly secret: ServerSecret;
  /** Where codes go that would have been sent. */
  readonly inbox: Inbox;
  /** The wire as it is just now, for sealed fields. */
  readonly wire: () => Wire;
  readonly startedAt: Date;
}
