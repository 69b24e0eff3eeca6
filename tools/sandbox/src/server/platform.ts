import type { Wire } from '@pavilion/api-client/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Betting } from '../betting/createBetting.ts';
import type { Throttle } from '../auth/createThrottle.ts';
import type { AuthLimits } from '../auth/createAuthLimits.ts';
import type { ServerSecret } from '../auth/serverSecret.ts';
import type { Inbox } from '../console/createInbox.ts';
import type { Cashier } from '../cashier/createCashier.ts';
import type { Db } from '../db/database.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { Transfers } from '../venues/createTransfers.ts';
import type { World } from '../world/index.ts';

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
