import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import { insertTransaction, updateTransaction, type NewTransaction } from '../orders/transactions.ts';
import { createPayer } from '../testing/createPayer.ts';
import { listTransactions } from './listTransactions.ts';

const DAY = 86_400_000;
/** Midnight in UTC+8. */
const midnight = Date.parse('2026-01-05T16:00:00Z');
let database: OpenDatabase;
let memberId: number;

const insert = (deal: Omit<NewTransaction, 'memberId'>, owner = memberId) =>
  database.db.transaction().execute((tx) => insertTransaction(tx, { memberId: owner, ...deal }));

beforeAll(async () => {
  database = await openEmptyDatabase();
  memberId = (await createPayer(database.db, 'reader')).id;
  const other = (await createPayer(database.db, 'other')).id;
  const at = (ms: number) => new Date(midnight + ms);
  await insert({ type: 'deposit', ref: 'D1', method: 'huiwang', direction: 'in', amount: 500_00n, at: at(-DAY) });
  await insert({
    type: 'withdraw',
    ref: 'W1',
    method: 'ICBC',
    direction: 'out',
    amount: 80_00n,
    fee: 1_00n,
    at: at(-1),
  });
  await insert({
    type: 'transfer',
    ref: 'T1',
    method: 'agin',
    direction: 'out',
    amount: 20_00n,
    status: 'success',
    at: at(0),
  });
  await insert({
    type: 'gift',
    ref: 'G1',
    method: 'signGift',
    direction: 'in',
    amount: 3_05n,
    status: 'success',
    at: at(5),
  });
  await insert({ type: 'rebate', ref: 'R1', method: '', direction: 'in', amount: 1_00n, status: 'success', at: at(5) });
  await insert({
    type: 'coin',
    ref: 'U1',
    method: 'USDT',
    direction: 'out',
    amount: 7_00n,
    status: 'failed',
    at: at(DAY),
  });
  await insert({ type: 'deposit', ref: 'D2', method: 'huiwang', direction: 'in', amount: 9_00n, at: at(1) }, other);
  await database.db
    .transaction()
    .execute((tx) =>
      updateTransaction(
        tx,
        { type: 'deposit', ref: 'D1' },
        { status: 'success', at: at(0), amount: 499_50n, fee: 2_00n },
      ),
    );
}, 60_000);
afterAll(() => database.close());

type Query = Parameters<typeof listTransactions>[2];
const all: Query = { type: '', status: '', pageNum: 1, pageSize: 20 };
const venueNames = new Map([['agin', { 'zh-CN': 'AG 国际', 'zh-TW': 'AG 國際' }]]);
const list = (query: Partial<Query> = {}, locale: 'zh-CN' | 'zh-TW' = 'zh-CN') =>
  listTransactions(database.db, { memberId, locale, venueNames }, { ...all, ...query });
const listOrders = async (query: Partial<Query>) => (await list(query)).list.map(({ orderNo }) => orderNo);

it('WAL-07 lists the record of one member, newest first, with the totals of what succeeded', async () => {
  const record = await list();
  expect(record).toMatchObject({ total: 6, totalIn: '503.55', totalOut: '20.00' });
  expect(record.list.map(({ orderNo }) => orderNo)).toEqual(['U1', 'R1', 'G1', 'T1', 'W1', 'D1']);
  expect(record.list.at(-1)).toEqual({
    id: expect.any(String),
    type: 'deposit',
    orderNo: 'D1',
    method: 'huiwang',
    methodName: '汇旺支付',
    direction: 'in',
    amount: '499.50',
    fee: '2.00',
    status: 'success',
    createdAt: midnight - DAY,
    finishedAt: midnight,
  });
  expect(record.list.find(({ orderNo }) => orderNo === 'W1')).not.toHaveProperty('finishedAt');
});

it.each`
  locale     | names
  ${'zh-CN'} | ${['USDT 钱包', '投注返水', '签到礼金', 'AG 国际', '中国工商银行']}
  ${'zh-TW'} | ${['USDT 錢包', '投注返水', '簽到禮金', 'AG 國際', '中國工商銀行']}
`('WAL-07 names each kind of transaction in $locale', async ({ locale, names }) => {
  const record = await list({}, locale as 'zh-CN');
  expect(record.list.slice(0, 5).map(({ methodName }) => methodName)).toEqual(names);
});

it.each`
  filter                    | query                                                   | orders                | totals
  ${'a kind'}               | ${{ type: 'deposit' }}                                  | ${['D1']}             | ${[1, '499.50', '0.00']}
  ${'a status'}             | ${{ status: 'processing' }}                             | ${['W1']}             | ${[1, '0.00', '0.00']}
  ${'kind and status'}      | ${{ type: 'gift', status: 'failed' }}                   | ${[]}                 | ${[0, '0.00', '0.00']}
  ${'one day'}              | ${{ beginTime: midnight, endTime: midnight + DAY - 1 }} | ${['R1', 'G1', 'T1']} | ${[3, '4.05', '20.00']}
  ${'a start within a day'} | ${{ beginTime: midnight + 1 }}                          | ${['U1', 'R1', 'G1']} | ${[3, '4.05', '0.00']}
  ${'an end within a day'}  | ${{ endTime: midnight }}                                | ${['T1', 'W1', 'D1']} | ${[3, '499.50', '20.00']}
  ${'one millisecond'}      | ${{ beginTime: midnight - 1, endTime: midnight - 1 }}   | ${['W1']}             | ${[1, '0.00', '0.00']}
  ${'a later time'}         | ${{ beginTime: midnight + DAY + 1 }}                    | ${[]}                 | ${[0, '0.00', '0.00']}
`('WAL-07 filters by $filter', async ({ query, orders, totals }) => {
  const { total, totalIn, totalOut, list: rows } = await list(query as Partial<Query>);
  expect([rows.map(({ orderNo }) => orderNo), [total, totalIn, totalOut]]).toEqual([orders, totals]);
});

it('WAL-07 pages have the totals of all pages, and one after the last is empty', async () => {
  expect(await listOrders({ pageNum: 2, pageSize: 2 })).toEqual(['G1', 'T1']);
  expect(await list({ pageNum: 4, pageSize: 2 })).toMatchObject({ total: 6, totalIn: '503.55', list: [] });
});

it('WAL-07 a transaction has an end only while it is not processing', async () => {
  const owner = (await createPayer(database.db, 'ending')).id;
  const at = new Date(midnight);
  await insert({ type: 'deposit', ref: 'D9', method: 'huiwang', direction: 'in', amount: 5_00n, at }, owner);
  await insert(
    { type: 'gift', ref: 'G9', method: 'vip', direction: 'in', amount: 5_00n, status: 'success', at },
    owner,
  );
  const update = (status: 'success' | 'processing') =>
    database.db
      .transaction()
      .execute((tx) => updateTransaction(tx, { type: 'deposit', ref: 'D9' }, { status, at: new Date(midnight + 7) }));
  const readEnds = async () => {
    const { list: rows } = await listTransactions(database.db, { memberId: owner, locale: 'zh-CN', venueNames }, all);
    return rows.map(({ finishedAt, amount }) => [finishedAt, amount]);
  };
  expect(await readEnds()).toEqual([
    [midnight, '5.00'],
    [undefined, '5.00'],
  ]);
  await update('success');
  expect(await readEnds()).toEqual([
    [midnight, '5.00'],
    [midnight + 7, '5.00'],
  ]);
  await update('processing');
  expect(await readEnds()).toEqual([
    [midnight, '5.00'],
    [undefined, '5.00'],
  ]);
});

it('WAL-07 refuses a range that ends before it begins', async () => {
  await expect(list({ beginTime: midnight + 1, endTime: midnight })).rejects.toMatchObject({
    code: 6007,
    data: { reason: 'badTimeRange' },
  });
});
