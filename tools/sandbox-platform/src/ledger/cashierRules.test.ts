import { sql } from 'kysely';
import { applyDepositEvent } from '../cashier/deposits/depositEvents.ts';
import { makeDeposit } from '../cashier/deposits/makeDeposit.ts';
import { makeWithdrawal } from '../cashier/withdrawals/makeWithdrawal.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { Member } from '../db/tables/schema.ts';
import { createMember } from '../members/createMember.ts';
import { grantMoney } from '../members/grantMoney.ts';
import { audit } from './audit.ts';

const now = new Date('2026-01-01T00:00:00Z');
const realName = '陈测试';
let database: OpenDatabase;

async function newMember(index: number): Promise<Member> {
  const facts = { name: `rule${index}`, passwordMd5: 'f'.repeat(32), phone: `1390000000${index}`, realName };
  const id = await createMember(database.db, { ...facts, registeredAt: now });
  await grantMoney(database.db, { memberId: id, amount: 100_000n, ref: facts.name, at: now });
  return database.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Creates a credited deposit and a withdrawal in progress. */
beforeAll(async () => {
  database = await openEmptyDatabase();
  const [depositor, withdrawer] = [await newMember(1), await newMember(2)];
  await database.db.transaction().execute(async (tx) => {
    const request = { payType: 'bank', amount: '500.00' };
    const order = await makeDeposit(tx, { member: depositor, request, requestId: 'a', rate: '7.1', now });
    await applyDepositEvent(tx, order, { event: 'confirm', at: now, confirmMs: 0 });
  });
  const { id } = await database.db
    .insertInto('pay_cards')
    .values({
      member_id: withdrawer.id,
      kind: 'bank',
      issuer: 'ICBC',
      branch: '',
      holder: realName,
      masked: '',
      number_hash: 'hash',
      created_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = { cardId: String(id), amount: '200.00', secondPassword: '', cardholderName: realName };
  await database.db
    .transaction()
    .execute((tx) => makeWithdrawal(tx, { member: withdrawer, request, requestId: 'b', rate: '7.2', now, stepMs: 0 }));
}, 60_000);
afterAll(() => database.close());

it('F-WAL-09 the audit finds no violation in a valid ledger', async () => {
  expect(await audit(database.db)).toBeUndefined();
});

it.each`
  violation                                     | statement                                                      | rule
  ${'a deposit with a wrong credited amount'}   | ${`update deposit_orders set credited = credited + 1`}         | ${'a deposit is credited once'}
  ${'a credit without a confirmation'}          | ${`update deposit_orders set state = 'paid', credited = null`} | ${'a deposit is credited once'}
  ${'a withdrawal with a changed amount'}       | ${`update withdraw_orders set amount = amount + 1`}            | ${'withdrawal holds equal'}
  ${'a paid withdrawal whose hold remains'}     | ${`update withdraw_orders set state = 'paid'`}                 | ${'withdrawal holds equal'}
  ${'a transaction with another status'}        | ${`update deals set status = 'failed' where type = 'deposit'`} | ${'every deposit, withdrawal and transfer has its transaction'}
  ${'a missing transaction'}                    | ${`delete from deals where type = 'withdraw'`}                 | ${'every deposit, withdrawal and transfer has its transaction'}
  ${'totals that differ from the transactions'} | ${`update deal_totals set amount = amount + 1`}                | ${'the totals of a record equal'}
`('F-WAL-09 the audit finds $violation', async ({ statement, rule }: { statement: string; rule: string }) => {
  const found = database.db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    throw new Error(await audit(tx));
  });
  await expect(found).rejects.toThrow(rule);
  expect(await audit(database.db)).toBeUndefined();
});
