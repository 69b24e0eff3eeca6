import { sql } from 'kysely';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { findPaymentType } from '../orders/paymentTypes.ts';
import { createPayer, PAYER_NAME } from '../testing/createPayer.ts';
import { commandDeposit } from './depositCommands.ts';
import { applyDepositEvent } from './depositEvents.ts';
import { toWireDeposit } from './depositView.ts';
import { makeDeposit } from './makeDeposit.ts';

const now = new Date('2026-01-05T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
let database: OpenDatabase;
let orders = 0;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** Creates an order for 500.00 of a new member. */
async function createOrder(payType: string, payerName?: string): Promise<DepositOrder> {
  const member = await createPayer(database.db, `payer${(orders += 1)}`);
  const request = { payType, amount: '500.00', ...(payerName !== undefined && { payerName }) };
  return database.db
    .transaction()
    .execute((tx) => makeDeposit(tx, { member, request, requestId: 'r', rate: '7.1', now }));
}

const pay = (order: DepositOrder, confirmMs: number) =>
  database.db.transaction().execute((tx) => applyDepositEvent(tx, order, { event: 'paid', at: now, confirmMs }));

const readPostings = async ({ order_no }: DepositOrder) => {
  const { rows } = await sql<{ account: string; amount: bigint }>`select p.account, p.amount from postings p
    join entries e on e.id = p.entry_id where e.kind = 'deposit' and e.ref = ${order_no}`.execute(database.db);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

it.each`
  confirmMs | next
  ${0}      | ${null}
  ${5_000}  | ${after(5_000)}
`(
  'WAL-10 a paid order without a chain is confirmed after $confirmMs ms, 0 waits for the operator',
  async ({ confirmMs, next }) => {
    const paid = await pay(await createOrder('huiwang'), confirmMs as number);
    expect(paid).toMatchObject({ state: 'paid', paid_at: now, tx_hash: null, next_at: next });
  },
);

it('WAL-04 a paid order of coins is confirmed after its blocks, which its view counts', async () => {
  const { needed = 0, everyMs = 0 } = findPaymentType('usdt-trc20')?.blocks ?? {};
  const order = await createOrder('usdt-trc20');
  expect(toWireDeposit(order, 'zh-CN', now)).toMatchObject({
    confirmations: 0,
    confirmationsNeeded: needed,
    rate: '7.1',
  });
  const paid = await pay(order, 0);
  expect(paid).toMatchObject({ next_at: after(needed * everyMs), tx_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const count = (ms: number) => paid && toWireDeposit(paid, 'zh-CN', after(ms)).confirmations;
  expect([count(-1), count(everyMs - 1), count(everyMs), count(needed * everyMs * 2)]).toEqual([0, 0, 1, needed]);
});

it('WAL-10 a deposit of CNY leaves the cashier, one of coins leaves the cashier of coins through the exchange', async () => {
  const [yuan, coins] = [await createOrder('huiwang'), await createOrder('usdt-trc20')];
  for (const { order_no: orderNo } of [yuan, coins])
    await commandDeposit(database.db, { orderNo, command: 'confirm', now, confirmMs: 0 });
  expect(await readPostings(yuan)).toMatchObject({ cashier: -yuan.pay_amount });
  const moved = await readPostings(coins);
  expect(moved).toMatchObject({ 'cashier:usdt': -coins.pay_amount, 'exchange:usdt': coins.pay_amount });
  expect(moved).not.toHaveProperty('cashier');
});

it.each`
  command      | states
  ${'pay'}     | ${['paid', 'doesNotFit']}
  ${'fail'}    | ${['failed', 'doesNotFit']}
  ${'expire'}  | ${['expired', 'doesNotFit']}
  ${'late'}    | ${['late', 'doesNotFit']}
  ${'confirm'} | ${['confirmed', 'doesNotFit']}
`('WAL-10 the command $command moves a new order to $states.0 once', async ({ command, states }) => {
  const { order_no: orderNo } = await createOrder('huiwang');
  const run = async () => {
    const result = await commandDeposit(database.db, { orderNo, command: command as 'pay', now, confirmMs: 0 });
    return typeof result === 'string' ? result : result.state;
  };
  expect([await run(), await run()]).toEqual(states);
});

it('WAL-10 a command for an order that does not exist is refused', async () => {
  expect(await commandDeposit(database.db, { orderNo: 'D0', command: 'pay', now, confirmMs: 0 })).toBe('notFound');
});

it('WAL-10 an order has the name that the payer stated, else the real name', async () => {
  expect((await createOrder('huiwang')).payer_name).toBe(PAYER_NAME);
  expect((await createOrder('huiwang', '王')).payer_name).toBe('王');
});

it('WAL-04 the view of an order has the times of payment and end only when there are any', async () => {
  const order = await createOrder('huiwang');
  expect(toWireDeposit(order, 'zh-CN', now)).toMatchObject({
    rate: '',
    txHash: '',
    confirmations: 0,
    confirmationsNeeded: 0,
  });
  for (const field of ['paidAt', 'finishedAt', 'paidAmount', 'credited'])
    expect(toWireDeposit(order, 'zh-CN', now)).not.toHaveProperty(field);
  const confirmed = await commandDeposit(database.db, {
    orderNo: order.order_no,
    command: 'confirm',
    now,
    confirmMs: 0,
  });
  expect(toWireDeposit(confirmed as DepositOrder, 'zh-CN', now)).toMatchObject({
    status: 'confirmed',
    paidAmount: expect.any(String),
    credited: expect.any(String),
    finishedAt: now.getTime(),
  });
});
