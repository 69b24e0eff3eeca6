import type { PGlite } from '@electric-sql/pglite';
import { isTransientDatabaseError } from '../databaseErrors.ts';
import { createPglitePool } from './createPglitePool.ts';

/** Creates an embedded database whose statements fail with an error. */
function openFailing(error: Error) {
  const query = jest.fn(async () => Promise.reject(error));
  const close = jest.fn(async () => undefined);
  return { query, close, pool: createPglitePool({ query, close } as unknown as PGlite) };
}

const createError = (severity: string) =>
  Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity, code: '53100' });

it.each([
  ['a panic', createError('PANIC')],
  ['a fatal error', createError('FATAL')],
  ['an abort of the program', new WebAssembly.RuntimeError('unreachable')],
])(
  'F-SRV-05 after %s no statement and no close reaches the database, and callers get a transient error',
  async (_what, error) => {
    const { query, close, pool } = openFailing(error);
    const client = await pool.connect();
    await expect(client.query('commit', [])).rejects.toBe(error);
    const second = client.query('rollback', []);
    await expect(second).rejects.toMatchObject({ code: '57P02' });
    expect(isTransientDatabaseError(await second.catch((reason: unknown) => reason))).toBe(true);
    await pool.end();
    expect([query.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  },
);

it('F-SRV-05 an error of a statement does not end the database', async () => {
  const { query, close, pool } = openFailing(createError('ERROR'));
  const client = await pool.connect();
  await expect(client.query('insert', [])).rejects.toMatchObject({ code: '53100' });
  await expect(client.query('rollback', [])).rejects.toMatchObject({ code: '53100' });
  await pool.end();
  expect([query.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
});
