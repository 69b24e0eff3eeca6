import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createDriverError } from './createDriverError.ts';

/** Returns the command of a statement. Kysely needs it to report the number of changed rows. */
const parseCommand = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';

/** Whether an error has ended the database. */
const isCrash = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  ['PANIC', 'FATAL'].includes(String((error as { severity?: unknown }).severity));

/**
 * Creates a pool with the single connection of the embedded database, so that Kysely's PostgreSQL dialect serves both
 * databases. Requests for the connection wait in order; a transaction holds it until it ends.
 *
 * After a crash every statement is rejected with 57P02, because the next call of the crashed database would never return.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve();
  let hasCrashed = false;
  const run = async (text: string, parameters: unknown[]) => {
    if (hasCrashed) throw createDriverError('57P02', 'the embedded database has crashed; start the sandbox again');
    try {
      return await pglite.query(text, parameters);
    } catch (error) {
      hasCrashed = isCrash(error);
      throw error;
    }
  };
  const acquireConnection = async (): Promise<PostgresPoolClient> => {
    const before = last;
    let releaseConnection: () => void = () => undefined;
    last = new Promise((resolve) => (releaseConnection = resolve));
    await before;
    return {
      query: async (text: unknown, parameters?: readonly unknown[]) => {
        const { rows, affectedRows } = await run(String(text), [...(parameters ?? [])]);
        return { command: parseCommand(String(text)), rowCount: affectedRows ?? rows.length, rows };
      },
      release: () => releaseConnection(),
    } as PostgresPoolClient;
  };
  return { connect: acquireConnection, end: async () => (hasCrashed ? undefined : pglite.close()) };
}
