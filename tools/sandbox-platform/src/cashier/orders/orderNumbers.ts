import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { formatDay } from '../../base/chinaTime.ts';
import type { Tx } from '../../db/database.ts';

/** Formats an order number from a letter, the day in UTC+8 and the row id: `D20261121000042`. */
export function formatOrderNo(letter: string, now: Date, id: bigint): string {
  const day = formatDay(now).replaceAll('-', '');
  return `${letter}${day}${id.toString().padStart(6, '0')}`;
}

/** Reserves the next id of a table. */
export async function reserveOrderId(tx: Tx, table: 'deposit_orders' | 'withdraw_orders' | 'deals'): Promise<bigint> {
  const { rows } = await sql<{
    id: bigint;
  }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`reserveOrderId: the table ${table} has no sequence.`);
  return id;
}

/** Letters and digits that are easy to distinguish. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Creates a random code that is short enough to copy by hand. */
export const createShortCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
