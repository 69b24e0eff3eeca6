import { sql } from 'kysely';
import { audit } from '../../ledger/audit.ts';
import type { OpenDatabase } from '../database.ts';
import { migrate, migrationSteps } from '../migrate.ts';
import { openMemory } from '../open/openMemory.ts';

let database: OpenDatabase;
afterEach(() => database.close());

const run = (text: string) => sql.raw(text).execute(database.db);

/** Bets stored before the migration: one settled, one open. */
const before = [
  `insert into members (name, password_hash, vip_grade, state, registered_at) values ('old', '', 1, 'active', now())`,
  `insert into accounts (code, kind, member_id) select 'member:' || id || ':wallet', 'wallet', id from members`,
  `insert into accounts (code, kind, member_id) select 'member:' || id || ':locked', 'locked', id from members`,
  `insert into bets (ticket_id, request_id, member_id, game_id, game_type, show_type, names, start_at, odds_id, play, side,
                     line, price, odds_rule, stake, win_amount, status, result_code, net, placed_at, settled_at, score_final)
   select 'T1', 'r1', id, 'g1', 'FT', 'FT', '{"zh-CN":{"league":"英超","team_h":"阿森纳","team_c":"利物浦"}}', now(),
          'g1.R.0.H', 'R', 'H', '-0.5', '0.90', 'none', 1000, 900, 'settled', 'W', 900, now(), now(), '1-0' from members`,
  `insert into bets (ticket_id, request_id, member_id, game_id, game_type, show_type, names, start_at, odds_id, play, side,
                     line, price, odds_rule, stake, win_amount, status, placed_at)
   select 'T2', 'r2', id, 'g2', 'BK', 'FT', '{}', now(), 'g2.M.0.C', 'M', 'C', '', '1.20', 'any', 2000, 2400, 'open', now()
   from members`,
];
/** Postings of these bets. */
const booked = [
  `'grant', '1', 10000, 0, 0`,
  `'betReserve', '1', -1000, 1000, 0`,
  `'betSettle', '1', 1900, -1000, -900`,
  `'betReserve', '2', -2000, 2000, 0`,
];

async function book(line: string): Promise<void> {
  const [kind, ref, wallet, locked, house] = line.split(', ');
  const member = `(select id from members)`;
  const postings = [
    [`'member:' || ${member} || ':wallet'`, wallet],
    [`'member:' || ${member} || ':locked'`, locked],
    [kind === `'grant'` ? `'promo'` : `'house'`, kind === `'grant'` ? `-${wallet}` : house],
  ].filter(([, amount]) => amount !== '0');
  const rows = postings.map(([account, amount]) => `((select id from entry), ${account}, ${amount})`);
  await run(
    `with entry as (insert into entries (kind, ref, created_at) values (${kind}, ${ref}, now()) returning id)
     insert into postings (entry_id, account, amount) values ${rows.join()}`,
  );
}

it('existing bets keep their data and become singles with one leg', async () => {
  database = await openMemory();
  const known = Object.keys(migrationSteps).filter((name) => name < '008');
  for (const name of known) for (const statement of migrationSteps[name] ?? []) await run(statement);
  await run(`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`);
  for (const name of known) await run(`insert into kysely_migration values ('${name}', '')`);
  for (const statement of before) await run(statement);
  for (const line of booked) await book(line);

  await migrate(database.db);

  const legs = await database.db
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .select(['ticket_id', 'kind', 'picks', 'unit_stake', 'cap_usd', 'play', 'line', 'price', 'bet_legs.result_code'])
    .orderBy('bets.id')
    .execute();
  expect(legs).toEqual([
    {
      ticket_id: 'T1',
      kind: 'single',
      picks: 'g1.R.H',
      unit_stake: 1_000n,
      cap_usd: 1_500_000,
      play: 'R',
      line: '-0.5',
      price: '0.90',
      result_code: 'W',
    },
    {
      ticket_id: 'T2',
      kind: 'single',
      picks: 'g2.M.C',
      unit_stake: 2_000n,
      cap_usd: 1_500_000,
      play: 'M',
      line: '',
      price: '1.20',
      result_code: null,
    },
  ]);
  expect(await audit(database.db)).toBeUndefined();
}, 60_000);
