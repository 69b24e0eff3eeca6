import { createServerSecret } from '../../db/serverSecret.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmptyDatabase } from '../../db/testing/openEmptyDatabase.ts';
import type { Member } from '../../db/tables/schema.ts';
import { createPayer, PAYER_NAME } from '../testing/createPayer.ts';
import { addCard, deleteCard, listAddableCards, listSavedCards, toWireCard } from './payCards.ts';
import { deriveTronAddress } from './tronAddress.ts';

const now = new Date('2026-01-05T10:00:00Z');
const secret = createServerSecret(Buffer.alloc(32, 1));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());

type NewCard = Parameters<typeof addCard>[1]['card'];
const bankCard: NewCard = { kind: 'bank', issuer: 'ICBC', number: '6222 0200 0000 0000 018', holder: PAYER_NAME };

const add = (member: Member, card: Partial<NewCard> = {}) =>
  database.db.transaction().execute((tx) => addCard(tx, { member, card: { ...bankCard, ...card }, now }, secret));
const remove = (member: Member, cardId: string) =>
  database.db.transaction().execute((tx) => deleteCard(tx, { memberId: member.id, cardId }, now));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, data }: { code: number; data: object }) => ({ code, ...data }),
  );

it('WAL-06 stores an account with its masked number only, and sends the holder masked', async () => {
  const member = await createPayer(database.db, 'saver');
  const card = await add(member, { branch: ' 北京分行 ' });
  expect(
    JSON.stringify(card, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain('6222020000000000018');
  expect(toWireCard(card, 'zh-TW')).toEqual({
    cardId: String(card.id),
    kind: 'bank',
    issuer: 'ICBC',
    issuerName: '中國工商銀行',
    branch: '北京分行',
    holder: '陈**',
    cardNo: '6222 **** **** 0018',
    createdAt: now.getTime(),
  });
});

it.each`
  rule                            | card                                 | expected
  ${'a wrong check digit'}        | ${{ number: '6222020000000000019' }} | ${{ code: 6007, reason: 'badCardNumber' }}
  ${'an unknown bank'}            | ${{ issuer: 'XXXX' }}                | ${{ code: 6007, reason: 'badCardNumber' }}
  ${'the issuer of another kind'} | ${{ issuer: 'ALIPAY' }}              | ${{ code: 6007, reason: 'badCardNumber' }}
  ${'the name of another holder'} | ${{ holder: '王测试' }}              | ${{ code: 6012, reason: 'holderDiffers' }}
  ${'no holder'}                  | ${{ holder: undefined }}             | ${{ code: 6012, reason: 'holderDiffers' }}
`('WAL-06 refuses an account with $rule', async ({ rule, card, expected }) => {
  const member = await createPayer(database.db, `rule ${rule as string}`);
  expect(await refusal(add(member, card as Partial<NewCard>))).toMatchObject(expected as object);
  expect(await listSavedCards(database.db, member.id)).toEqual([]);
});

it('GRD-03 refuses an account of a member without a bound phone or real name', async () => {
  const noPhone = await createPayer(database.db, 'nophone', { phone: undefined });
  const noName = await createPayer(database.db, 'noname', { realName: undefined });
  expect(await refusal(add(noPhone))).toMatchObject({ code: 6015, reason: 'phoneUnbound' });
  expect(await refusal(add(noName))).toMatchObject({ code: 6449, reason: 'realNameUnbound' });
});

it('WAL-06 an account is saved once, by whichever member, until it is deleted', async () => {
  const [first, second] = [await createPayer(database.db, 'first'), await createPayer(database.db, 'second')];
  const mail = { kind: 'alipay', issuer: 'ALIPAY', number: 'Pay@Example.cn' } as const;
  const card = await add(first, mail);
  expect(await refusal(add(second, { ...mail, number: 'pay@example.cn' }))).toMatchObject({ reason: 'cardExists' });
  expect(await refusal(remove(second, String(card.id)))).toMatchObject({ code: 6004, reason: 'cardNotFound' });
  await remove(first, String(card.id));
  expect(await refusal(remove(first, String(card.id)))).toMatchObject({ reason: 'cardNotFound' });
  expect(await listSavedCards(database.db, first.id)).toEqual([]);
  expect((await add(second, mail)).member_id).toBe(second.id);
});

it('WAL-06 lists the saved accounts of a kind, newest first, and how many more may be added', async () => {
  const member = await createPayer(database.db, 'collector');
  const addresses = ['a', 'b', 'c'].map(deriveTronAddress);
  const coins = [];
  for (const number of addresses)
    coins.push(await add(member, { kind: 'coin', issuer: 'TRC20', number, holder: undefined }));
  const phones = ['13900000001', '13900000002', '13900000003'];
  for (const number of phones) await add(member, { kind: 'alipay', issuer: 'ALIPAY', number });
  const ids = async (kind?: 'coin' | 'bank') =>
    (await listSavedCards(database.db, member.id, kind)).map(({ id }) => id);
  expect(await ids('coin')).toEqual(coins.map(({ id }) => id).toReversed());
  expect([(await ids()).length, await ids('bank')]).toEqual([6, []]);
  expect(coins[0]).toMatchObject({ holder: '', branch: '' });
  const { realName, kinds } = await listAddableCards(database.db, member, 'zh-CN');
  expect([realName, kinds.map(({ kind, left }) => [kind, left])]).toEqual([
    '陈**',
    [
      ['bank', 5],
      ['alipay', 0],
      ['coin', 2],
    ],
  ]);
  expect(kinds.map(({ issuers }) => issuers[0])).toEqual([
    { code: 'ICBC', name: '中国工商银行' },
    { code: 'ALIPAY', name: '支付宝' },
    { code: 'TRC20', name: 'TRC20' },
  ]);
  const fourth = { kind: 'alipay', issuer: 'ALIPAY', number: '13900000004' } as const;
  expect(await refusal(add(member, fourth))).toEqual({ code: 6012, reason: 'tooManyCards', most: 3 });
});
