import { sql } from 'kysely';
import { loadSandbox } from './loadSandbox.mjs';
import { median } from '../support/pageLoad.mjs';
import { createLimitRow } from '../support/resultRows.mjs';

const ROWS = 100_000;
/** Rows of one page. */
const PAGE = 50;
const ROUNDS = 40;
const WARM = 5;
const DAY_MS = 86_400_000;

/** @typedef {import('../../../sandbox-platform/src/db/database.ts').OpenDatabase['db']} Db */
/** @typedef {Partial<Parameters<typeof import('../../../sandbox-platform/src/cashier/transactions/listTransactions.ts').listTransactions>[2]>} Filter */

/** Opens a database of the sandbox. @param {import('../../../sandbox-platform/src/base/options.ts').SandboxDatabase} database */
export async function openSandboxDatabase(database) {
  const { openDatabase } = /** @type {typeof import('../../../sandbox-platform/src/db/open/openDatabase.ts')} */ (
    await loadSandbox('sandbox-platform/src/db/open/openDatabase')
  );
  return openDatabase(database);
}

/**
 * Measures the median wall time of functions in milliseconds. They run in turn, so that other load affects all of them.
 *
 * @param {readonly (() => Promise<unknown>)[]} works
 */
export async function measureMedians(works) {
  const times = works.map(() => /** @type {number[]} */ ([]));
  for (let round = -WARM; round < ROUNDS; round += 1) {
    for (const [at, work] of works.entries()) {
      const begun = performance.now();
      await work();
      if (round >= 0) times[at]?.push(performance.now() - begun);
    }
  }
  return times.map((own) => median(own) ?? Infinity);
}

/**
 * Measures the first page of 100,000 transactions with its totals. It is compared with a short list, and with each filter
 * also with one query of the same rows by their index.
 */
export async function benchRecords() {
  const { listTransactions } =
    /** @type {typeof import('../../../sandbox-platform/src/cashier/transactions/listTransactions.ts')} */ (
      await loadSandbox('sandbox-platform/src/cashier/transactions/listTransactions')
    );
  const sandboxDatabase = await openSandboxDatabase({ kind: 'memory' });
  try {
    const [long, short] = [await fill(sandboxDatabase.db, 'long', ROWS), await fill(sandboxDatabase.db, 'short', PAGE)];
    const now = Date.now();
    const read = (/** @type {number} */ member, /** @type {Filter} */ filter) => () =>
      listTransactions(
        sandboxDatabase.db,
        { memberId: member, locale: 'zh-CN', venueNames: new Map() },
        { type: '', status: '', pageNum: 1, pageSize: PAGE, ...filter },
      );
    const bare = (/** @type {ReturnType<typeof sql>} */ where) => () =>
      sql`select * from deals where member_id = ${long} and ${where} order by created_at desc, id desc limit ${PAGE}`.execute(
        sandboxDatabase.db,
      );
    const month = now - 29.4 * DAY_MS;
    /** @type {Record<string, readonly [Filter, ReturnType<typeof sql>]>} */
    const filters = {
      everything: [{}, sql`true`],
      'the last 30 days': [{ beginTime: month }, sql`created_at >= ${new Date(month)}`],
      'failed withdrawals': [{ type: 'withdraw', status: 'failed' }, sql`type = 'withdraw' and status = 'failed'`],
    };
    const [whole = 0, few = 0] = await measureMedians([read(long, {}), read(short, {})]);
    const title = `records: page and totals of ${ROWS} rows`;
    const rows = [createLimitRow(`${title}, against ${PAGE} rows`, { own: whole, other: few, goal: 1.5 })];
    for (const [name, [filter, where]] of Object.entries(filters)) {
      const [page = 0, one = 0] = await measureMedians([read(long, filter), bare(where)]);
      rows.push(createLimitRow(`${title}, ${name}, against one query`, { own: page, other: one, goal: 2.5 }));
    }
    return rows;
  } finally {
    await sandboxDatabase.close();
  }
}

/** Creates a member with transactions. @param {Db} db @param {string} name @param {number} count */
async function fill(db, name, count) {
  const { rows } = await sql`insert into members (name, password_hash, vip_grade, state, registered_at)
    values (${name}, '', 1, 'active', now()) returning id`.execute(db);
  const { id } = /** @type {{ id: number }} */ (rows[0]);
  await fillRecord(db, id, count);
  return id;
}

/**
 * Writes transactions spread over five years, one in fifty of them failed.
 *
 * @param {Db} db @param {number} id of a member without transactions @param {number} count
 */
export async function fillRecord(db, id, count) {
  // A trigger updates the totals row by row. Here they are computed in one statement, and the audit compares them with the rows.
  await sql`alter table deals disable trigger deals_totalled`.execute(db);
  await sql`insert into deals (member_id, type, ref, method, direction, amount, status, created_at, finished_at)
    select ${id}::integer, (array['deposit', 'withdraw', 'transfer', 'coin', 'gift'])[1 + n % 5], 'R' || ${id}::integer || '-' || n, 'bank',
           case when n % 2 = 0 then 'in' else 'out' end, n, case when n % 50 = 1 then 'failed' else 'success' end,
           at, at
    from (select n, now() - n * interval '5 years' / ${count}::integer as at from generate_series(1, ${count}::integer) n) line`.execute(
    db,
  );
  await sql`insert into deal_totals (member_id, day, type, status, direction, count, amount)
    select member_id, each.day, type, status, direction, count(*), sum(amount)
    from deals, lateral (values ('-infinity'::date), (((created_at at time zone 'UTC') + interval '8 hours')::date)) each (day)
    where member_id = ${id} group by 1, 2, 3, 4, 5`.execute(db);
  await sql`alter table deals enable trigger deals_totalled`.execute(db);
  await sql`analyze`.execute(db);
}
