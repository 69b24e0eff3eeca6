import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { DatabaseTrouble } from '../server/createTrouble.ts';

/** What the database is made to suffer just now. */
export interface PoolTrouble {
  readonly database: DatabaseTrouble;
  readonly databaseDelayMs: number;
}

/** No trouble at all. */
export const calm = (): PoolTrouble => ({ database: 'none', databaseDelayMs: 0 });

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** As the drivers of PostgreSQL tell of it: an `Error` with a SQLSTATE or a network code. */
const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/** Ends of transactions go through: a server in trouble still forgets what was not committed. */
const isEnd = (text: unknown): boolean => /^\s*(commit|rollback)/i.test(String(text));

async function suffer({ database, databaseDelayMs }: PoolTrouble): Promise<void> {
  if (database === 'slow' || database === 'locked') await sleep(databaseDelayMs);
  if (database === 'locked') throw failure('55P03', 'canceling statement due to lock timeout');
  if (database === 'deadlock') throw failure('40P01', 'deadlock detected');
  if (database === 'down') throw failure('57P01', 'terminating connection due to administrator command');
}

function troubledClient(client: PostgresPoolClient, trouble: () => PoolTrouble): PostgresPoolClient {
  const query = async (text: unknown, parameters?: readonly unknown[]) => {
    if (!isEnd(text)) await suffer(trouble());
    return (client.query as (text: unknown, parameters?: readonly unknown[]) => Promise<unknown>)(text, parameters);
  };
  return { query, release: () => client.release() } as PostgresPoolClient;
}

/** Lends the connections of a pool, in the trouble the console has ordered (F-SRV-05). */
export function troubledPool(pool: PostgresPool, trouble: () => PoolTrouble): PostgresPool {
  return {
    connect: async () => {
      if (trouble().database === 'down') throw failure('ECONNREFUSED', 'connect ECONNREFUSED');
      return troubledClient(await pool.connect(), trouble);
    },
    end: () => pool.end(),
  };
}
