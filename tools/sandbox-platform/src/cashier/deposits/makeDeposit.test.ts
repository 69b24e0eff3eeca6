import fc from 'fast-check';
import { sql } from 'kysely';
import { toYuan } from '../../settings/rates.ts';
import { createMember } from '../../members/createMember.ts';
import { computeMd5 } from '../../members/seedMembers.ts';
import type { Db, OpenDatabase } from '../../db/database.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import type { Refusal } from '../../base/refusal.ts';
import { commandDeposit } from './depositCommands.ts';
import { listPayAmounts, makeDeposit } from './makeDeposit.ts';
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

const closeOpenOrders = (db: Db) =>
  db.updateTable('deposit_orders').set({ state: 'closed' }).where('state', '=', 'created').execute();

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

it.each`
  payment                | amount     | rate        | first           | last            | count
  ${'CNY'}               | ${50_000n} | ${null}     | ${49_999n}      | ${49_901n}      | ${99}
  ${'coins'}             | ${50_000n} | ${'7.1'}    | ${7_041n}       | ${7_029n}       | ${13}
  ${'a coin above ¥100'} | ${50_000n} | ${'250'}    | ${199n}         | ${199n}         | ${1}
  ${'a coin of few fen'} | ${50_000n} | ${'0.0001'} | ${499_999_999n} | ${499_999_901n} | ${99}
`('WAL-10 lists $count amounts of $payment below the requested one', ({ amount, rate, first, last, count }) => {
  const amounts = listPayAmounts({ amount: amount as bigint, rate: rate as string | null });
  expect([amounts[0], amounts.at(-1), amounts.length]).toEqual([first, last, count]);
});

it('WAL-10 every amount of coins is worth less than ¥1 less than the requested one, and all are distinct', () => {
  const requests = fc.record({
    amount: fc.bigInt(100_00n, 2_000_000_00n),
    rate: fc.integer({ min: 10_000, max: 90_000 }),
  });
  fc.assert(
    fc.property(requests, ({ amount, rate: scaled }) => {
      const rate = (scaled / 10_000).toFixed(4);
      const amounts = listPayAmounts({ amount, rate });
      expect(new Set(amounts).size).toBe(amounts.length);
      for (const each of amounts) {
        const off = amount - toYuan(each, rate);
        expect(off > 0n && off < 100n).toBe(true);
      }
    }),
  );
});

it('WAL-04 WAL-10 credits a deposit of coins with more than was entered if its discount is larger than the reduction', async () => {
  const { db } = database;
  const order = await db
    .transaction()
    .execute((tx) =>
      makeDeposit(tx, { ...createRequest('coins'), request: { payType: 'usdt-trc20', amount: '500.00' } }),
    );
  const paid = await commandDeposit(db, { orderNo: order.order_no, command: 'confirm', now, confirmMs: 0 });
  expect(paid).toMatchObject({ state: 'confirmed', paid_amount: order.pay_amount });
  const { credited } = paid as DepositOrder;
  expect(credited).toBeGreaterThan(503_99n);
  expect(credited).toBeLessThan(505_00n);
});

it('WAL-07 the record of an unpaid order has the amount to pay, in CNY', async () => {
  const { db } = database;
  const create = (payType: string) =>
    db.transaction().execute(async (tx) => {
      await closeOpenOrders(tx);
      return makeDeposit(tx, { ...createRequest(payType), request: { payType, amount: '1000.55' } });
    });
  const readAmount = async (ref: string) =>
    (await db.selectFrom('deals').select('amount').where('ref', '=', ref).executeTakeFirstOrThrow()).amount;
  const yuan = await create('huiwang');
  expect(await readAmount(yuan.order_no)).toBe(yuan.pay_amount);
  const coins = await create('usdt-trc20');
  expect(await readAmount(coins.order_no)).toBe(toYuan(coins.pay_amount, '7.1'));
});

it('GRD-03 names the limit when a fourth order is refused', async () => {
  await closeOpenOrders(database.db);
  for (const id of ['1', '2', '3']) await make(`open ${id}`, '700.00');
  await expect(make('open 4', '700.00')).rejects.toMatchObject({
    code: 6011,
    data: { reason: 'tooManyOpenOrders', max: 3 },
    texts: {
      'zh-CN': '最多同时有 3 笔待付款订单，请先完成或取消其中一笔',
      'zh-TW': '最多同時有 3 筆待付款訂單，請先完成或取消其中一筆',
    },
  });
});
