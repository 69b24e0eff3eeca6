import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseFault } from '../createPlatformFaultStore.ts';
import { createDriverError } from './createDriverError.ts';
import { isWrite } from './isWrite.ts';

/** Injected database fault. */
export interface PoolFault {
  readonly database: DatabaseFault;
  readonly databaseDelayMs: number;
}

/** Returns a fault setting without a fault. */
export const getNoPoolFault = (): PoolFault => ({ database: 'none', databaseDelayMs: 0 });

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether a statement ends a transaction. Faults do not apply to it, so that every transaction ends. */
const isEnd = (text: unknown): boolean => /^\s*(commit|rollback)/i.test(String(text));

async function applyPoolFault({ database, databaseDelayMs }: PoolFault, text: unknown): Promise<void> {
  if (database === 'slow' || database === 'locked') await sleep(databaseDelayMs);
  if (database === 'locked') throw createDriverError('55P03', 'canceling statement due to lock timeout');
  if (database === 'deadlock') throw createDriverError('40P01', 'deadlock detected');
  if (database === 'down') throw createDriverError('57P01', 'terminating connection due to administrator command');
  if (database === 'full' && isWrite(text))
    throw createDriverError('53100', 'could not extend file "base/5/16719": No space left on device');
}

function createFaultyClient(client: PostgresPoolClient, getFault: () => PoolFault): PostgresPoolClient {
  const query = async (text: unknown, parameters?: readonly unknown[]) => {
    if (!isEnd(text)) await applyPoolFault(getFault(), text);
    return (client.query as (text: unknown, parameters?: readonly unknown[]) => Promise<unknown>)(text, parameters);
  };
  return { query, release: () => client.release() } as PostgresPoolClient;
}

/** Creates a pool whose connections apply the injected fault to each statement (F-SRV-05). */
export function createFaultyPool(pool: PostgresPool, getFault: () => PoolFault): PostgresPool {
  return {
    connect: async () => {
      if (getFault().database === 'down') throw createDriverError('ECONNREFUSED', 'connect ECONNREFUSED');
      return createFaultyClient(await pool.connect(), getFault);
    },
    end: () => pool.end(),
  };
}
