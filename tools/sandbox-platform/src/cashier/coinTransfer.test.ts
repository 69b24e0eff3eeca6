import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import type { Member } from '../db/tables/schema.ts';
import { audit } from '../ledger/audit.ts';
import { readBalances } from '../ledger/balances.ts';
import { transferCoins } from './coinTransfer.ts';
import { createPayer } from './testing/createPayer.ts';

const now = new Date('2026-01-05T10:00:00Z');
const rates = { buy: '7.2', sell: '7.1' };
let database: OpenDatabase;
let member: Member;

beforeAll(async () => {
  database = await openEmptyDatabase();
  member = await createPayer(database.db, 'trader', { money: 1_000_00n });
}, 60_000);
afterAll(() => database.close());

const transfer = (ty: '1' | '2', amount: string, rate = ty === '1' ? rates.buy : rates.sell) =>
  database.db
    .transaction()
    .execute((tx) =>
      transferCoins(tx, { memberId: member.id, request: { ty, amount, rate }, requestId: 'r', rates, now }),
    );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, data }: { code: number; data: object }) => ({ code, ...data }),
  );

it('WAL-08 buys coins for CNY at the one rate and sells them at the other', async () => {
  const { db } = database;
  const bought = await transfer('1', '720.00');
  expect(bought).toMatchObject({
    requestId: 'r',
    ty: '1',
    amount: '720.00',
    coins: '100.00',
    rate: '7.2',
    centerWalletBalance: '280.00',
    coinBalance: '100.00',
  });
  expect(await readBalances(db, member.id)).toMatchObject({ wallet: 280_00n, coin: 100_00n });
  expect(await transfer('2', '40.00')).toMatchObject({
    amount: '284.00',
    coins: '40.00',
    rate: '7.1',
    centerWalletBalance: '564.00',
    coinBalance: '60.00',
  });
  expect(await readBalances(db, member.id)).toMatchObject({ wallet: 564_00n, coin: 60_00n });
  const deals = await db.selectFrom('deals').selectAll().where('member_id', '=', member.id).orderBy('id').execute();
  const common = { type: 'coin', method: 'USDT', status: 'success', fee: 0n, finished_at: now };
  expect(deals).toMatchObject([
    { ...common, ref: bought.orderNo, direction: 'out', amount: 720_00n },
    { ...common, direction: 'in', amount: 284_00n },
  ]);
  expect(await audit(db)).toBeUndefined();
});

it.each`
  rule                                    | ty     | amount          | rate         | expected
  ${'the price of the other direction'}   | ${'1'} | ${'10.00'}      | ${'7.1'}     | ${{ code: 6012, reason: 'rateChanged', rate: '7.2' }}
  ${'a former rate'}                      | ${'2'} | ${'10.00'}      | ${'7.0'}     | ${{ code: 6012, reason: 'rateChanged', rate: '7.1' }}
  ${'less than 1.00'}                     | ${'1'} | ${'0.99'}       | ${undefined} | ${{ code: 6007, reason: 'belowMinimum', min: '1.00' }}
  ${'more than a million'}                | ${'1'} | ${'1000000.01'} | ${undefined} | ${{ code: 6007, reason: 'aboveMaximum', max: '1000000.00' }}
  ${'more CNY than in the wallet'}        | ${'1'} | ${'564.01'}     | ${undefined} | ${{ code: 6012, reason: 'insufficientBalance', centerWalletBalance: '564.00', coinBalance: '60.00' }}
  ${'more coins than in the coin wallet'} | ${'2'} | ${'60.01'}      | ${undefined} | ${{ code: 6012, reason: 'insufficientBalance', centerWalletBalance: '564.00', coinBalance: '60.00' }}
`('WAL-08 refuses an exchange with $rule and moves nothing', async ({ ty, amount, rate, expected }) => {
  expect(await refusal(transfer(ty as '1', amount as string, rate as undefined))).toMatchObject(expected as object);
  expect(await readBalances(database.db, member.id)).toMatchObject({ wallet: 564_00n, coin: 60_00n });
});

it('WAL-08 exchanges everything that is left', async () => {
  expect(await transfer('2', '60.00')).toMatchObject({ centerWalletBalance: '990.00', coinBalance: '0.00' });
  expect(await transfer('1', '990.00')).toMatchObject({ centerWalletBalance: '0.00', coinBalance: '137.50' });
});
