import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createDriverError } from './createDriverError.ts';
import { isWrite } from './isWrite.ts';

/**
 * Free bytes that the embedded database must have. It stops working if it cannot create a segment of its log, 16 MB; the rest
 * is for pending commits and other programs.
 */
export const DISK_RESERVE = 64 * 1_048_576;

function createReservedClient(client: PostgresPoolClient, getFreeBytes: () => number): PostgresPoolClient {
  const query = async (text: unknown, parameters?: readonly unknown[]) => {
    if (isWrite(text) && getFreeBytes() < DISK_RESERVE) throw createDriverError('53100', 'No space left on device');
    return (client.query as (text: unknown, parameters?: readonly unknown[]) => Promise<unknown>)(text, parameters);
  };
  return { query, release: () => client.release() } as PostgresPoolClient;
}

/**
 * Creates a pool that refuses statements that write while the disk is almost full, with the error of a full disk (F-SRV-05).
 * Other statements pass, so that reads go on and transactions end.
 *
 * @param getFreeBytes free bytes of the disk, read before each statement that writes
 */
export const createReservedPool = (pool: PostgresPool, getFreeBytes: () => number): PostgresPool => ({
  connect: async () => createReservedClient(await pool.connect(), getFreeBytes),
  end: () => pool.end(),
});
