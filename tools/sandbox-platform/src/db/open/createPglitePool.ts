import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Returns the command of a statement. Kysely needs it to report the number of changed rows. */
const parseCommand = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';

/**
 * Creates a pool with the single connection of the embedded database, so that Kysely's PostgreSQL dialect serves both
 * databases. Requests for the connection wait in order; a transaction holds it until it ends.
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
