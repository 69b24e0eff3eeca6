import type { Tx } from './database.ts';

/** Context of the work of one call: the platform, the transaction of the call, and its time. */
export interface TransactionContext<Ports> {
  readonly platform: Ports;
  readonly tx: Tx;
  readonly now: Date;
}
