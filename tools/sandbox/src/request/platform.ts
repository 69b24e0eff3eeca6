import type { Wire } from '@pavilion/api-client/protocol';
import type { Clock } from '@pavilion/kernel';
import type { Betting } from '@pavilion/sandbox-platform/betting/createBetting';
import type { Attempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import type { ServerSecret } from '@pavilion/sandbox-platform/db/serverSecret';
import type { Inbox } from '@pavilion/sandbox-platform/auth/createInbox';
import type { Violations } from '@pavilion/sandbox-platform/violations/createViolations';
import type { Cashier } from '@pavilion/sandbox-platform/cashier/createCashier';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { Transfers } from '@pavilion/sandbox-venues/transfers/createTransfers';
import type { World } from '@pavilion/sandbox-world';

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
  /** Counts of failed logins and other limited attempts. */
  readonly attempts: Attempts;
  /** Keyed digests of this platform. */
  readonly secret: ServerSecret;
  /** Store of the codes that a real platform would send. */
  readonly inbox: Inbox;
  /** Reported violations of content security policies. */
  readonly violations: Violations;
  /** Current wire, for sealed fields. */
  readonly wire: () => Wire;
  readonly startedAt: Date;
}
