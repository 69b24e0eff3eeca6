import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import { audit } from '../../ledger/audit.ts';
import { readBalances } from '../../ledger/balances.ts';
import { applyDepositEvent } from '../deposits/depositEvents.ts';
import { makeDeposit } from '../deposits/makeDeposit.ts';
import type { CardKind } from '../cards/cardNumbers.ts';
import { createPayer, PAYER_NAME } from '../testing/createPayer.ts';
import { makeWithdrawal, type WithdrawalRequest } from './makeWithdrawal.ts';
import { applyWithdrawEvent } from './withdrawEvents.ts';
import { toWireWithdrawal } from './withdrawView.ts';

const now = new Date('2026-01-05T10:00:00Z');
let database: OpenDatabase;
let member: Member;
let cards: Record<CardKind, string>;
let orders = 0;

async function saveCard(owner: Member, kind: CardKind, holder = PAYER_NAME): Promise<string> {
  const issuer = { bank: 'ICBC', alipay: 'ALIPAY', coin: 'TRC20' }[kind];
  const card = {
    kind,
    issuer,
    holder,
    branch: '',
    masked: `${kind} ****`,
    number_hash: `${owner.id} ${kind} ${holder}`,
  };
  const rows = database.db
    .insertInto('pay_cards')
    .values({ ...card, member_id: owner.id, created_at: now, deleted_at: null });
  return String((await rows.returning('id').executeTakeFirstOrThrow()).id);
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  member = await createPayer(database.db, 'payer');
  cards = {
    bank: await saveCard(member, 'bank'),
    alipay: await saveCard(member, 'alipay'),
    coin: await saveCard(member, 'coin', ''),
  };
}, 60_000);
afterAll(async () => {
  expect(await audit(database.db)).toBeUndefined();
  await database.close();
});

type Change = Partial<Omit<WithdrawalRequest, 'request'>> & {
  readonly request?: Partial<WithdrawalRequest['request']>;
};

const withdraw = ({ request, ...change }: Change = {}) =>
  database.db.transaction().execute((tx) =>
    makeWithdrawal(tx, {
      member,
      requestId: `request ${(orders += 1)}`,
      rate: '7.2',
      now,
      stepMs: 0,
      request: { cardId: cards.bank, amount: '100.00', secondPassword: '', cardholderName: PAYER_NAME, ...request },
      ...change,
    }),
  );
const refusal = (change: Change) =>
  withdraw(change).then(
    () => undefined,
    ({ code, data }: { code: number; data: object }) => ({ code, ...data }),
  );

it.each`
  rule                                | request                          | expected
  ${'less than the minimum'}          | ${{ amount: '99.99' }}           | ${{ code: 6007, reason: 'belowMinimum', min: '100.00', max: '200000.00' }}
  ${'more than the maximum'}          | ${{ amount: '200000.01' }}       | ${{ code: 6007, reason: 'aboveMaximum' }}
  ${'an amount with three decimals'}  | ${{ amount: '100.001' }}         | ${{ code: 6007, reason: 'badAmount' }}
  ${'a negative amount'}              | ${{ amount: '-100.00' }}         | ${{ code: 6007, reason: 'badAmount' }}
  ${'another name'}                   | ${{ cardholderName: '陈' }}      | ${{ code: 6012, reason: 'holderDiffers' }}
  ${'no name'}                        | ${{ cardholderName: undefined }} | ${{ code: 6012, reason: 'holderDiffers' }}
  ${'an account that does not exist'} | ${{ cardId: '999' }}             | ${{ code: 6004, reason: 'cardNotFound' }}
`('WAL-05 refuses a withdrawal with $rule', async ({ request, expected }) => {
  expect(await refusal({ request: request as Change['request'] })).toMatchObject(expected as object);
});

it('WAL-05 F-WAL-11 refuses an account of another member, and one whose holder has another name', async () => {
  const other = await createPayer(database.db, 'other');
  expect(await refusal({ member: other })).toMatchObject({ reason: 'cardNotFound' });
  const renamed = await saveCard(member, 'bank', '王测试');
  expect(await refusal({ request: { cardId: renamed } })).toMatchObject({ reason: 'holderDiffers' });
});

it('GRD-03 refuses a withdrawal without a bound phone or real name', async () => {
  const noPhone = await createPayer(database.db, 'nophone', { phone: undefined });
  const noName = await createPayer(database.db, 'noname', { realName: undefined });
  expect(await refusal({ member: noPhone })).toMatchObject({ code: 6015, reason: 'phoneUnbound' });
  expect(await refusal({ member: noName })).toMatchObject({ code: 6449, reason: 'realNameUnbound' });
});

it('WAL-05 a withdrawal to a coin address needs the current rate, and only it', async () => {
  const coin = { cardId: cards.coin, amount: '720.00', cardholderName: undefined };
  expect(await refusal({ request: { ...coin, rate: '7.1' } })).toEqual({
    code: 6012,
    reason: 'rateChanged',
    rate: '7.2',
  });
  const payer = await createPayer(database.db, 'coins');
  const cardId = await saveCard(payer, 'coin', '');
  const order = await withdraw({ member: payer, request: { ...coin, cardId, rate: '7.2' } });
  expect(order).toMatchObject({ pay_amount: 100_00n, pay_currency: 'USDT', rate: '7.2', amount: 720_00n, fee: 0n });
});

it('WAL-05 holds the money of a withdrawal until it is paid', async () => {
  const payer = await createPayer(database.db, 'holder', { money: 500_00n });
  const cardId = await saveCard(payer, 'bank');
  const order = await withdraw({ member: payer, request: { cardId, amount: '200.00' }, stepMs: 5_000 });
  expect(order).toMatchObject({
    state: 'submitted',
    pay_amount: 200_00n,
    pay_currency: 'CNY',
    rate: null,
    next_at: new Date(now.getTime() + 5_000),
    steps: [{ status: 'submitted', at: now.getTime() }],
  });
  const { db } = database;
  expect(await readBalances(db, payer.id)).toMatchObject({ wallet: 300_00n, withdrawing: 200_00n });
  expect(await refusal({ member: payer, request: { cardId, amount: '300.01' } })).toEqual({
    code: 6012,
    reason: 'insufficientBalance',
    centerWalletBalance: '300.00',
  });
  const move = (event: 'review' | 'approve' | 'pay', from: typeof order) =>
    db.transaction().execute((tx) => applyWithdrawEvent(tx, from, { event, at: now, stepMs: 0 }));
  expect(await move('pay', order)).toBeUndefined();
  const reviewed = await move('review', order);
  const approved = reviewed && (await move('approve', reviewed));
  const paid = approved && (await move('pay', approved));
  expect(paid).toMatchObject({ state: 'paid', finished_at: now, next_at: null, reason: null });
  expect(paid?.steps.map(({ status }) => status)).toEqual(['submitted', 'reviewing', 'paying', 'paid']);
  expect(await readBalances(db, payer.id)).toMatchObject({ wallet: 300_00n, withdrawing: 0n });
});

it('WAL-05 the fourth withdrawal of a day has a fee, a rejected one does not count and returns its money', async () => {
  const payer = await createPayer(database.db, 'often', { money: 1_000_00n });
  const cardId = await saveCard(payer, 'alipay');
  const make = (at = now) => withdraw({ member: payer, now: at, request: { cardId, amount: '200.00' } });
  const first = await make();
  const rejected = await database.db
    .transaction()
    .execute((tx) => applyWithdrawEvent(tx, first, { event: 'reject', at: now, reason: 'name', stepMs: 0 }));
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'name', finished_at: now });
  expect(await readBalances(database.db, payer.id)).toMatchObject({ wallet: 1_000_00n, withdrawing: 0n });
  for (let time = 0; time < 3; time += 1) expect((await make()).fee).toBe(0n);
  expect(await make()).toMatchObject({ fee: 1_00n, pay_amount: 199_00n });
  const deal = database.db.selectFrom('deals').select(['fee', 'amount', 'direction', 'method', 'status']);
  const rows = await deal.where('member_id', '=', payer.id).where('fee', '>', 0n).execute();
  expect(rows).toEqual([{ fee: 1_00n, amount: 200_00n, direction: 'out', method: 'ALIPAY', status: 'processing' }]);
  await database.db
    .updateTable('withdraw_orders')
    .set({ created_at: new Date(now.getTime() - 86_400_000) })
    .where('member_id', '=', payer.id)
    .execute();
  expect(await refusal({ member: payer, request: { cardId, amount: '200.01' } })).toMatchObject({
    reason: 'insufficientBalance',
  });
  expect((await make()).fee).toBe(0n);
});

it('WAL-05 the fee of a coin withdrawal is taken before the exchange, and its view has the rate', async () => {
  const payer = await createPayer(database.db, 'coinfee');
  const cardId = await saveCard(payer, 'coin', '');
  const make = () => withdraw({ member: payer, request: { cardId, amount: '720.00', rate: '7.2' } });
  for (let time = 0; time < 3; time += 1) await make();
  const order = await make();
  expect(order).toMatchObject({ fee: 3_60n, pay_amount: 99_50n });
  const view = toWireWithdrawal(order, 'zh-CN', now);
  expect(view).toMatchObject({ rate: '7.2', payAmount: '99.50', fee: '3.60', reason: '', payCurrency: 'USDT' });
  expect(view).not.toHaveProperty('finishedAt');
  const yuan = { ...order, rate: null, reason: 'name', finished_at: now };
  expect(toWireWithdrawal(yuan, 'zh-CN', now)).toMatchObject({ rate: '', reason: 'name', finishedAt: now.getTime() });
});

it('WAL-05 a deposit has to be staked once before a withdrawal', async () => {
  const payer = await createPayer(database.db, 'turnover');
  const cardId = await saveCard(payer, 'bank');
  await database.db.transaction().execute(async (tx) => {
    const request = { payType: 'huiwang', amount: '500.00' };
    const order = await makeDeposit(tx, { member: payer, request, requestId: 'deposit', rate: '7.1', now });
    await applyDepositEvent(tx, order, { event: 'paid', at: now, confirmMs: 0, paidAmount: 500_00n });
    const paid = { ...order, state: 'paid' as const, paid_amount: 500_00n };
    await applyDepositEvent(tx, paid, { event: 'confirm', at: now, confirmMs: 0 });
  });
  expect(await refusal({ member: payer, request: { cardId } })).toMatchObject({
    code: 6413,
    reason: 'turnoverUnmet',
    done: '0.00',
  });
});
