import type { Tx } from '../db/database.ts';
import type { Platform } from './platform.ts';

/** Context of the work of one call: the platform, the transaction of the call, and its time. */
export interface TransactionContext {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly now: Date;
}
