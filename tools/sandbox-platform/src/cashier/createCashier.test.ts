import { silentLogger } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { Member } from '../db/tables/schema.ts';
import { audit } from '../ledger/audit.ts';
import { createMember } from '../members/createMember.ts';
import { grantMoney } from '../members/grantMoney.ts';
import { computeMd5 } from '../members/seedMembers.ts';
import { defaultSettings, type SettingsStore } from '../settings/siteSettings.ts';
import { createCashier, type Cashier } from './createCashier.ts';
import { makeDeposit } from './deposits/makeDeposit.ts';
import { makeWithdrawal } from './withdrawals/makeWithdrawal.ts';

const NAME = '陈测试';
const DAY = 86_400_000;
const STEP_MS = defaultSettings.withdrawStepMs;
const clock = createFakeClock();
const now = () => new Date(clock.now());
let database: OpenDatabase;
let cashier: Cashier;
let member: Member;
let cardId: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { db } = database;
  const profile = { name: 'payer', passwordMd5: computeMd5('demo1234'), phone: '13800000099', realName: NAME };
  const id = await createMember(db, { ...profile, registeredAt: now() });
  await grantMoney(db, { memberId: id, amount: 1_000_000n, ref: 'start', at: now() });
  member = await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const card = { member_id: id, kind: 'bank', issuer: 'ICBC', branch: '', holder: NAME, masked: '', number_hash: '' };
  const rows = db.insertInto('pay_cards').values({ ...card, kind: 'bank', created_at: now(), deleted_at: null });
  cardId = String((await rows.returning('id').executeTakeFirstOrThrow()).id);
  const settings = { current: () => defaultSettings } as SettingsStore;
  cashier = createCashier({ db, clock, settings, logger: silentLogger });
}, 60_000);
afterAll(async () => {
  await cashier.close();
  await database.close();
});

/** Creates a withdrawal and a deposit, in this order: turnover of a deposit would prevent the withdrawal. */
async function makeOrders() {
  const requestId = String(clock.now());
  const request = { cardId, amount: '100.00', secondPassword: '', cardholderName: NAME };
  const deposit = { payType: 'huiwang', amount: '500.00' };
  return database.db.transaction().execute(async (tx) => ({
    withdrawal: await makeWithdrawal(tx, { member, request, requestId, rate: '7.2', now: now(), stepMs: STEP_MS }),
    deposit: await makeDeposit(tx, { member, request: deposit, requestId, rate: '7.1', now: now() }),
  }));
}

const readOrders = async ({ withdrawal, deposit }: Awaited<ReturnType<typeof makeOrders>>) => ({
  withdrawal: await database.db
    .selectFrom('withdraw_orders')
    .selectAll()
    .where('id', '=', withdrawal.id)
    .executeTakeFirstOrThrow(),
  deposit: await database.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow(),
});

it('F-SRV-17 orders continue after the clock was set back by 60 days, from the time of the clock', async () => {
  clock.setTime(clock.now() + 60 * DAY);
  const orders = await makeOrders();
  clock.setTime(clock.now() - 60 * DAY);
  await cashier.sweep();
  const { withdrawal, deposit } = await readOrders(orders);
  expect(deposit).toMatchObject({ state: 'expired', finished_at: now() });
  expect(withdrawal).toMatchObject({ state: 'reviewing', next_at: new Date(clock.now() + STEP_MS) });
  clock.advance(STEP_MS);
  await cashier.sweep();
  clock.advance(STEP_MS);
  await cashier.sweep();
  expect((await readOrders(orders)).withdrawal).toMatchObject({ state: 'paid', finished_at: now() });
  expect(await audit(database.db)).toBeUndefined();
});
