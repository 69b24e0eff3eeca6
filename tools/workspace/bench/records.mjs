import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';
import { median } from './pageLoad.mjs';

const ROWS = 100_000;
const PAGE = 20;
const ROUNDS = 40;
const DAY_MS = 86_400_000;
const SANDBOX = join(ROOT, 'tools/sandbox');

/** Bundles one file of the sandbox, as its own build does with all of it. @param {string} entry */
async function load(entry) {
  const vite = join(createRequire(join(ROOT, 'package.json')).resolve('vite/package.json'), '../bin/vite.js');
  const out = `out-tsc/bench-${entry.split('/').at(-1)}`;
  const args = ['build', '-c', 'vite.config.mts', '--ssr', `src/${entry}.ts`, '--outDir', out, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...args], { cwd: SANDBOX, stdio: 'pipe' });
  return import(pathToFileURL(join(SANDBOX, out, 'main.js')).href);
}

/** Middle of the wall times of a piece of work, milliseconds. @param {() => Promise<unknown>} work */
async function timeOf(work) {
  for (let warm = 0; warm < 5; warm += 1) await work();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times) ?? Infinity;
}

/** The first page of a record of 100,000 transactions, with its totals, against that of twenty and one indexed query (issue 6). */
export async function benchRecords() {
  const [{ openDatabase }, { dealRecords }] = [await load('db/openDatabase'), await load('cashier/dealRecords')];
  const books = await openDatabase({ kind: 'memory' });
  try {
    const [long, short] = [await fill(books.db, 'long', ROWS), await fill(books.db, 'short', PAGE)];
    const now = Date.now();
    const read = (/** @type {number} */ member, /** @type {object} */ filter) => () =>
      dealRecords(books.db, member, { type: '', status: '', pageNum: 1, pageSize: PAGE, ...filter }, 'zh-CN');
    const one = await timeOf(() =>
      sql`select * from deals where member_id = ${long} order by created_at desc, id desc limit ${PAGE}`.execute(
        books.db,
      ),
    );
    const filters = {
      everything: {},
      'the last 30 days': { beginTime: now - 29.4 * DAY_MS },
      'failed withdrawals': { type: 'withdraw', status: 'failed' },
    };
    const rows = [];
    for (const [name, filter] of Object.entries(filters)) {
      const [many, few] = [await timeOf(read(long, filter)), await timeOf(read(short, filter))];
      const value = `${many.toFixed(1)} / ${few.toFixed(1)} ms = ${(many / few).toFixed(2)}x`;
      rows.push(row(`records: ${name} of ${ROWS} rows, against ${PAGE} rows`, value, '<= 2x', many <= 2 * few));
      if (name === 'everything') {
        const ratio = `${many.toFixed(1)} / ${one.toFixed(1)} ms = ${(many / one).toFixed(2)}x`;
        rows.push(row(`records: first page and totals, against one indexed query`, ratio, '<= 4x', many <= 4 * one));
      }
    }
    return rows;
  } finally {
    await books.close();
  }
}

/**
 * A member with a record spread over five years, one line in fifty failed.
 *
 * @param {import('kysely').Kysely<any>} db @param {string} name @param {number} count
 */
async function fill(db, name, count) {
  const { rows } = await sql`insert into members (name, password_hash, vip_grade, state, registered_at)
    values (${name}, '', 1, 'active', now()) returning id`.execute(db);
  const { id } = /** @type {{ id: number }} */ (rows[0]);
  await sql`insert into deals (member_id, type, ref, method, direction, amount, status, created_at, finished_at)
    select ${id}::integer, (array['deposit', 'withdraw', 'transfer', 'coin', 'gift'])[1 + n % 5], ${name} || n, 'bank',
           case when n % 2 = 0 then 'in' else 'out' end, n, case when n % 50 = 1 then 'failed' else 'success' end,
           at, at
    from (select n, now() - n * interval '5 years' / ${count}::integer as at from generate_series(1, ${count}::integer) n) line`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  return id;
}
