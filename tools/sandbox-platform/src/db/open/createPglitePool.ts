import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Kysely counts changed rows only when it knows which command ran. */
const parseCommand = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';

/**
 * Lends the embedded database's one connection as if it were a pool of one, so that Kysely's own PostgreSQL dialect
 * serves both databases. Borrowers wait in order; a transaction holds the connection until it ends.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  const acquireConnection = async (): Promise<PostgresPoolClient> => {
    const before = last;
    let releaseConnection: () => void = () => undefined;
    last = new Promise((resolve) => (releaseConnection = resolve));
    await before;
    return {
      query: async (text: unknown, parameters?: readonly unknown[]) => {
        const { rows, affectedRows } = await pglite.query(String(text), [...(parameters ?? [])]);
        return { command: parseCommand(String(text)), rowCount: affectedRows ?? rows.length, rows };
      },
      release: () => releaseConnection(),
    } as PostgresPoolClient;
  };
  return { connect: acquireConnection, end: () => pglite.close() };
}
