import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** Kysely counts changed rows only when it knows which command ran. */
const commandOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';

/**
 * Lends the embedded database's one connection as if it were a pool of one, so that Kysely's own PostgreSQL dialect
 * serves both databases. Borrowers wait in order; a transaction holds the connection until it ends.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  const lend = async (): Promise<PostgresPoolClient> => {
    const before = last;
    let giveBack: () => void = () => undefined;
    last = new Promise((resolve) => (giveBack = resolve));
    await before;
    return {
      query: async (text: unknown, parameters?: readonly unknown[]) => {
        const { rows, affectedRows } = await pglite.query(String(text), [...(parameters ?? [])]);
        return { command: commandOf(String(text)), rowCount: affectedRows ?? rows.length, rows };
      },
      release: () => giveBack(),
    } as PostgresPoolClient;
  };
  return { connect: lend, end: () => pglite.close() };
}
