import type { Clock } from '@pavilion/kernel';
import type { Betting } from '../betting/createBetting.ts';
import type { WorkQueue } from '../betting/createWorkQueue.ts';
import type { Cashier } from '../cashier/createCashier.ts';
import type { ChatServer } from '../chat/createChatServer.ts';
import type { Db } from '../db/database.ts';
import type { FaultPlan } from '../server/createFaults.ts';
import type { PlatformFaultStore } from '../server/createPlatformFaultStore.ts';
import type { SettingsStore } from '../settings/siteSettings.ts';
import type { Transfers } from '../venues/createTransfers.ts';
import type { World } from '../world/index.ts';
import type { Inbox } from './createInbox.ts';

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
  readonly queue: WorkQueue;
  readonly chat: ChatServer;
  /** Description of the database, for the overview. */
  readonly label: string;
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
