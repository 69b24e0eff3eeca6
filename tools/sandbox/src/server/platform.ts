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

/** Services used by handlers and console. */
export interface Platform {
  readonly db: Db;
  readonly clock: Clock;
  readonly world: World;
  readonly settings: SettingsStore;
  readonly betting: Betting;
  /** Time-driven steps of deposits and withdrawals. */
  readonly cashier: Cashier;
  /** Transfers between the centre wallet and venues. */
  readonly transfers: Transfers;
  /** Origin of the venues' own pages. */
  readonly venueOrigin: () => string;
  /** Failed logins, by name and by device. */
  readonly loginFailures: { readonly byName: Throttle; readonly byDevice: Throttle };
  /** Limits of other attempts. */
  readonly limits: AuthLimits;
  /** Keyed digests of this platform. */
  readonly secret: ServerSecret;
  /** Store of the codes that a real platform would send. */
  readonly inbox: Inbox;
  /** Current wire, for sealed fields. */
  readonly wire: () => Wire;
  readonly startedAt: Date;
}
