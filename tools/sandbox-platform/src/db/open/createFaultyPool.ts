import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseFault } from '../createPlatformFaultStore.ts';

/** What the database is made to suffer just now. */
export interface PoolFault {
  readonly database: DatabaseFault;
  readonly databaseDelayMs: number;
}

/** No trouble at all. */
export const getNoPoolFault = (): PoolFault => ({ database: 'none', databaseDelayMs: 0 });

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** As the drivers of PostgreSQL tell of it: an `Error` with a SQLSTATE or a network code. */
const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/** Ends of transactions go through: a server in trouble still forgets what was not committed. */
const isEnd = (text: unknown): boolean => /^\s*(commit|rollback)/i.test(String(text));

async function applyPoolFault({ database, databaseDelayMs }: PoolFault): Promise<void> {
  if (database === 'slow' || database === 'locked') await sleep(databaseDelayMs);
  if (database === 'locked') throw failure('55P03', 'canceling statement due to lock timeout');
  if (database === 'deadlock') throw failure('40P01', 'deadlock detected');
  if (database === 'down') throw failure('57P01', 'terminating connection due to administrator command');
}

function createFaultyClient(client: PostgresPoolClient, getFault: () => PoolFault): PostgresPoolClient {
  const query = async (text: unknown, parameters?: readonly unknown[]) => {
    if (!isEnd(text)) await applyPoolFault(getFault());
    return (client.query as (text: unknown, parameters?: readonly unknown[]) => Promise<unknown>)(text, parameters);
  };
  return { query, release: () => client.release() } as PostgresPoolClient;
}

/** Lends the connections of a pool, in the trouble the console has ordered (F-SRV-05). */
export function createFaultyPool(pool: PostgresPool, getFault: () => PoolFault): PostgresPool {
  return {
    connect: async () => {
      if (getFault().database === 'down') throw failure('ECONNREFUSED', 'connect ECONNREFUSED');
      return createFaultyClient(await pool.connect(), getFault);
    },
    end: () => pool.end(),
  };
}
