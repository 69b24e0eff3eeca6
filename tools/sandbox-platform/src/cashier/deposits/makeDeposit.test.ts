import { sql } from 'kysely';
import { createMember } from '../../members/createMember.ts';
import { computeMd5 } from '../../members/seedMembers.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import type { Refusal } from '../../base/refusal.ts';
import { makeDeposit } from './makeDeposit.ts';
import { payees } from './payees.ts';

const now = new Date('2026-01-01T00:00:00Z');
let database: OpenDatabase;
let member: Member;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const id = await createMember(database.db, { name: 'payer', passwordMd5: computeMd5('demo1234'), registeredAt: now });
  member = await database.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}, 60_000);
afterAll(() => database.close());

const createRequest = (requestId: string, amount = '500.00') => ({
  member,
  request: { payType: 'huiwang', amount },
  requestId,
  rate: '7.1',
  now,
});
const make = (requestId: string, amount?: string) =>
  database.db.transaction().execute((tx) => makeDeposit(tx, createRequest(requestId, amount)));

/** Creates open orders for 500.00 with all odd amounts except one. */
const occupy = (left: number) =>
  sql`insert into deposit_orders (order_no, request_id, member_id, pay_type, amount, pay_amount, pay_currency, payer_name,
        payee, signal_code, bank_token, state, created_at, expires_at)
      select 'X' || cents, 'x' || cents, ${member.id}::integer, 'huiwang', 50000, 50000 - cents, 'CNY', '', ${payees['huiwang']?.[0]?.id ?? ''},
        '', 'x' || cents, 'created', ${now}::timestamptz, ${now}::timestamptz
      from generate_series(1, 99) cents where cents <> ${left}::integer`.execute(database.db);

it('WAL-10 uses the last free amount and refuses the next order with 6317', async () => {
  await occupy(42);
  expect((await make('a')).pay_amount).toBe(500_00n - 42n);
  await expect(make('b')).rejects.toMatchObject({ code: 6317 } satisfies Partial<Refusal>);
  expect((await make('c', '600.00')).state).toBe('created');
});
