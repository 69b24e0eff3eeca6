import type { Clock } from '@pavilion/kernel';
import type { Betting } from '@pavilion/sandbox-platform/betting/createBetting';
import type { WorkQueue } from '@pavilion/sandbox-platform/base/tasks/createWorkQueue';
import type { Cashier } from '@pavilion/sandbox-platform/cashier/createCashier';
import type { ChatServer } from '@pavilion/sandbox-platform/chat/createChatServer';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { FaultPlan } from '../../server/faults/createFaults.ts';
import type { PlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import type { SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { Transfers } from '@pavilion/sandbox-venues/transfers/createTransfers';
import type { World } from '@pavilion/sandbox-world';
import type { Attempts } from '@pavilion/sandbox-platform/limits/createAttempts';
import type { Violations } from '@pavilion/sandbox-platform/violations/createViolations';
import type { Inbox } from '@pavilion/sandbox-platform/auth/createInbox';

/** Ports of the console. */
export interface ConsolePorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly world: World;
  readonly betting: Betting;
  readonly cashier: Cashier;
  readonly transfers: Transfers;
  /** Pays the tickets of all draws that are due. */
  readonly holdDraws: () => Promise<void>;
  readonly settings: SettingsStore;
  readonly faults: FaultPlan;
  readonly platformFaults: PlatformFaultStore;
  readonly inbox: Inbox;
  readonly attempts: Attempts;
  readonly violations: Violations;
  readonly queue: WorkQueue;
  readonly chat: ChatServer;
  /** Description of the database, for the overview. */
  readonly label: string;
  /** Origins of the sites, for links from the console to their pages. */
  readonly siteOrigins: readonly string[];
  readonly feedClients: () => number;
  /** Stores the world's state; resolves when all effects of the last command are posted. */
  readonly saveWorld: () => Promise<void>;
}

/** Refusal of a console command, with a text for the operator. */
export class ConsoleRefusal extends Error {
  override readonly name = 'ConsoleRefusal';
  constructor(
    readonly status: 400 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}
