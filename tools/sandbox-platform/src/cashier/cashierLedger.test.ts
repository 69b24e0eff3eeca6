import { formatMinor, type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { hashPassword } from '../auth/passwordHash.ts';
import type { OpenDatabase, Tx } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { Member } from '../db/tables/schema.ts';
import { audit } from '../ledger/audit.ts';
import { readBalances } from '../ledger/balances.ts';
import { createMember } from '../members/createMember.ts';
import { grantMoney } from '../members/grantMoney.ts';
import { createRandom } from '@pavilion/sandbox-world/random/createRandom';
import { once } from '../db/once.ts';
import { Refusal } from '../base/refusal.ts';
import { transferCoins } from './coinTransfer.ts';
import { applyDepositEvent, lockDeposit } from './deposits/depositEvents.ts';
import { toWireDeposit } from './deposits/depositView.ts';
import { makeDeposit } from './deposits/makeDeposit.ts';
import { makeWithdrawal } from './withdrawals/makeWithdrawal.ts';
import { applyWithdrawEvent, lockWithdrawal } from './withdrawals/withdrawEvents.ts';
import { toWireWithdrawal } from './withdrawals/withdrawView.ts';

const STEPS = 2_000;
const MEMBERS = 8;
const NAME = '陈测试';

/** Completed money call. A repeated call with the same id has to return the same response. */
interface CompletedCall {
  readonly member: Member;
  readonly requestId: string;
  readonly work: (tx: Tx) => Promise<unknown>;
  readonly response: string;
}

let database: OpenDatabase;
const members: Member[] = [];
const cards = new Map<number, string>();
const deposits: string[] = [];
const withdrawals: string[] = [];
const random = createRandom(20_261_121);
const dice = (sides: number) => Math.floor(random() * sides);
let time = Date.parse('2026-01-01T00:00:00Z');
const now = () => new Date(time);

async function addMember(index: number): Promise<void> {
  const { db } = database;
  const phone = `1380000${String(index).padStart(4, '0')}`;
  const facts = { name: `bank${index}`, passwordMd5: 'f'.repeat(32), phone, realName: NAME };
  const id = await createMember(db, { ...facts, registeredAt: now() });
  await grantMoney(db, { memberId: id, amount: 1_000_000n, ref: `bank${index}`, at: now() });
  const { id: cardId } = await db
    .insertInto('pay_cards')
    .values({
      member_id: id,
      kind: 'bank',
      issuer: 'ICBC',
      branch: '',
      holder: NAME,
      masked: '6222 **** **** 0001',
      number_hash: await hashPassword(String(id)),
      created_at: now(),
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  members.push(await db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  cards.set(id, String(cardId));
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  for (let index = 0; index < MEMBERS; index++) await addMember(index);
}, 60_000);
afterAll(() => database.close());

const one = <Value>(list: readonly Value[]): Value => list[dice(list.length)] as Value;
const amount = (): string => formatMinor(BigInt(10_000 + dice(60_000)));

/** Simulated failure before the commit. */
class Crash extends Error {}

const run = (member: Member, requestId: string, work: (tx: Tx) => Promise<unknown>) =>
  once(
    database.db,
    { key: { memberId: member.id, requestId, endpoint: 'payment.pay', bodyHash: requestId }, now: now() },
    work,
  );

/** Creates the requests of a member, with the same calls as the handlers. */
const createWork = (member: Member, requestId: string): readonly ((tx: Tx) => Promise<unknown>)[] => {
  const base = { member, requestId, now: now() };
  const isIn = dice(2) === 0;
  const amountText = amount();
  const payType = one(['bank', 'alipay', 'usdt-trc20', 'huiwang']);
  const request = { cardId: cards.get(member.id) ?? '', amount: amountText, secondPassword: '', cardholderName: NAME };
  const coins = { ty: isIn ? ('1' as const) : ('2' as const), amount: amountText, rate: isIn ? '7.2' : '7.1' };
  const rates = { buy: '7.2', sell: '7.1' };
  return [
    async (tx) =>
      toWireDeposit(
        await makeDeposit(tx, { ...base, request: { payType, amount: amountText }, rate: '7.1' }),
        'zh-CN',
        now(),
      ),
    async (tx) =>
      toWireWithdrawal(await makeWithdrawal(tx, { ...base, request, rate: '7.2', stepMs: 0 }), 'zh-CN', now()),
    (tx) => transferCoins(tx, { memberId: member.id, request: coins, requestId, rates, now: now() }),
  ];
};

/** Applies a random event to one order of each kind, whether or not it fits the state. */
async function moveOrders(): Promise<void> {
  const { db } = database;
  await db.transaction().execute(async (tx) => {
    const order = await lockDeposit(tx, { orderNo: one(deposits.slice(-4)) ?? '' }, now());
    const event = one(['paid', 'paidWrong', 'close', 'expire', 'confirm', 'confirm', 'fail'] as const);
    const paidAmount = event === 'paidWrong' ? { paidAmount: BigInt(1 + dice(90_000)) } : {};
    if (order) await applyDepositEvent(tx, order, { event, at: now(), confirmMs: 0, ...paidAmount });
  });
  await db.transaction().execute(async (tx) => {
    const order = await lockWithdrawal(tx, one(withdrawals.slice(-4)) ?? '');
    const event = one(['review', 'approve', 'pay', 'reject'] as const);
    if (order) await applyWithdrawEvent(tx, order, { event, at: now(), stepMs: 0 });
  });
}

async function expectBalanced(): Promise<void> {
  const { rows } = await sql<{ currency: string; total: Minor; least: Minor }>`
    select currency, sum(balance)::bigint as total, min(balance) filter (where member_id is not null) as least
    from accounts group by currency`.execute(database.db);
  for (const { total, least } of rows) expect([total, least >= 0n]).toEqual([0n, true]);
}

it(`F-WAL-09 WAL-10 the audit finds no violation after ${STEPS} random steps, 10 % of them repeated and 10 % failed before the commit`, async () => {
  const completed: CompletedCall[] = [];
  const counts = { done: 0, refused: 0, repeated: 0, cut: 0 };
  const step = async (index: number) => {
    const old = completed.length > 0 && dice(10) === 0 ? one(completed) : undefined;
    if (old) {
      counts.repeated++;
      expect(JSON.stringify(await run(old.member, old.requestId, old.work))).toBe(old.response);
      return;
    }
    const member = one(members);
    const requestId = `request ${index}`;
    // A deposit requires turnover before a withdrawal and no member bets here, so half of the members make no deposit.
    const [deposit, ...others] = createWork(member, requestId);
    const work = one(member.id % 2 === 0 && deposit ? [deposit, ...others] : others);
    if (dice(10) === 0) {
      const before = await readBalances(database.db, member.id);
      const cut = run(member, requestId, (tx) => work(tx).then(() => Promise.reject(new Crash())));
      await expect(cut).rejects.toBeInstanceOf(Error);
      expect(await readBalances(database.db, member.id)).toEqual(before);
      counts.cut++;
    }
    const response = await run(member, requestId, work).catch((error: unknown) => error);
    if (response instanceof Refusal) return void counts.refused++;
    if (response instanceof Error) throw response;
    counts.done++;
    const { orderNo } = response as { orderNo: string };
    if (orderNo.startsWith('D')) deposits.push(orderNo);
    if (orderNo.startsWith('W')) withdrawals.push(orderNo);
    completed.push({ member, requestId, work, response: JSON.stringify(response) });
  };
  for (let index = 0; index < STEPS; index++) {
    time += 240_000;
    await step(index);
    if (index % 2 === 0) await moveOrders();
    if (index % 50 === 0) await expectBalanced();
    if (index % 500 === 0) expect(await audit(database.db)).toBeUndefined();
  }
  expect(await audit(database.db)).toBeUndefined();
  expect(counts.done).toBeGreaterThan(STEPS / 10);
  expect(withdrawals.length).toBeGreaterThan(STEPS / 20);
  expect(counts.repeated).toBeGreaterThan(STEPS / 20);
}, 300_000);
