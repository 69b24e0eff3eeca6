import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { createMember } from '../../members/createMember.ts';
import { computeMd5 } from '../../members/seedMembers.ts';
import { commandDeposit, type DepositCommand } from './depositCommands.ts';
import { makeDeposit } from './makeDeposit.ts';

const now = new Date('2026-01-01T00:00:00Z');
let database: OpenDatabase;
let members = 0;
beforeAll(async () => (database = await openEmptyDatabase()), 60_000);
afterAll(() => database.close());

/** Creates an order for 500.00 of a new member, and returns a function that runs a command for it. */
async function createOrder(payType: string) {
  const { db } = database;
  const name = `payer${(members += 1)}`;
  const id = await createMember(db, { name, passwordMd5: computeMd5('demo1234'), registeredAt: now });
  const member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const request = { payType, amount: '500.00' };
  const { order_no: orderNo } = await db
    .transaction()
    .execute((tx) => makeDeposit(tx, { member, request, requestId: 'r', rate: '7.1', now }));
  return (command: DepositCommand, amount?: string) =>
    commandDeposit(db, { orderNo, command, now, confirmMs: 0, ...(amount === undefined ? {} : { amount }) });
}

it.each(['999999999999999999', '1000000000.01', '0.00', '-1', '', '1,000.00'])(
  'WAL-10 a payment of "%s" is no amount',
  async (amount) => {
    const command = await createOrder('huiwang');
    expect(await command('wrong', amount)).toBe('badAmount');
    expect(await command('pay')).toMatchObject({ state: 'paid' });
  },
);

it.each(['huiwang', 'usdt-trc20'])('WAL-10 credits the largest payment of another amount by %s', async (payType) => {
  const command = await createOrder(payType);
  expect(await command('wrong', '1000000000.00')).toMatchObject({
    state: 'wrongAmount',
    paid_amount: 100_000_000_000n,
  });
  expect(await command('confirm')).toMatchObject({ state: 'confirmed', paid_amount: 100_000_000_000n });
});
