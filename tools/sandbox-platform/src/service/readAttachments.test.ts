import { commandDeposit } from '../cashier/deposits/depositCommands.ts';
import { makeDeposit } from '../cashier/deposits/makeDeposit.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { ServiceMessage } from '../db/tables/serviceTables.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { createMember } from '../members/createMember.ts';
import { computeMd5 } from '../members/seedMembers.ts';
import { readAttachments } from './readAttachments.ts';

const now = new Date('2026-01-01T00:00:00Z');
let database: OpenDatabase;
beforeAll(async () => (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());

/** Creates a deposit order for 500.00 of a new member. */
async function createOrder(payType: string) {
  const { db } = database;
  const id = await createMember(db, {
    name: payType.replace('-', ''),
    passwordMd5: computeMd5('demo1234'),
    registeredAt: now,
  });
  const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const request = { payType, amount: '500.00' };
  return db.transaction().execute((tx) => makeDeposit(tx, { member, request, requestId: 'r', rate: '7.1', now }));
}

async function readOrder(id: string) {
  const message = { attachment: { kind: 'order', id }, image_ids: [] as string[] } as ServiceMessage;
  return (await readAttachments(database.db, [message], 'zh-CN')).findAttachment(message);
}

it.each`
  payType         | currency
  ${'huiwang'}    | ${'CNY'}
  ${'usdt-trc20'} | ${'USDT'}
`('NAV-08 a deposit by $payType has its amount to pay until it is paid', async ({ payType, currency }) => {
  const { order_no: orderNo, pay_amount } = await createOrder(payType as string);
  const payAmount = `${pay_amount / 100n}.${String(pay_amount % 100n).padStart(2, '0')}`;
  const unpaid = { payAmount, payCurrency: currency as string };
  expect(await readOrder(orderNo)).toMatchObject({ id: orderNo, status: 'processing', unpaid });
  await commandDeposit(database.db, { orderNo, command: 'pay', now, confirmMs: 0 });
  const paid = await readOrder(orderNo);
  expect(paid).toMatchObject({ id: orderNo, status: 'processing' });
  expect(paid).not.toHaveProperty('unpaid');
});
