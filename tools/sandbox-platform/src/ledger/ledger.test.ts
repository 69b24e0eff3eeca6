import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { seedMembers } from '../members/seedMembers.ts';
import { audit } from './audit.ts';
import { EXCHANGE_USDT, OPERATOR_ACCOUNT, getLockedStakesAccount, PROMO, getWalletAccount } from './accountCodes.ts';
import { readBalances } from './balances.ts';
import { post, type NewEntry } from './post.ts';

const at = new Date('2026-01-01T00:00:00Z');
let database: OpenDatabase;
let demo: number;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedMembers(database.db);
  demo = (await database.db.selectFrom('members').select('id').where('name', '=', 'demo01').executeTakeFirstOrThrow())
    .id;
}, 60_000);
afterAll(() => database.close());

const book = (entry: Pick<NewEntry, 'ref' | 'postings'>) =>
  database.db.transaction().execute((tx) => post(tx, { kind: 'grant', at, ...entry }));
const run = (text: string) => sql.raw(text).execute(database.db);

describe('ledger', () => {
  it('X2 contains the demo members at first start and passes the audit', async () => {
    expect(formatMinor((await readBalances(database.db, demo)).wallet)).toBe('10000.00');
    expect(await audit(database.db)).toBeUndefined();
  });

  it('grants no money twice when it is seeded again', async () => {
    await seedMembers(database.db);
    expect(formatMinor((await readBalances(database.db, demo)).wallet)).toBe('10000.00');
  });

  it('posts amounts beyond the precision of a float exactly', async () => {
    const huge = 900_719_925_474_099_301n;
    await book({
      ref: 'huge',
      postings: [
        { account: PROMO, amount: -huge },
        { account: getLockedStakesAccount(demo), amount: huge },
      ],
    });
    expect((await readBalances(database.db, demo)).locked).toBe(huge);
    await book({
      ref: 'huge back',
      postings: [
        { account: PROMO, amount: huge },
        { account: getLockedStakesAccount(demo), amount: -huge },
      ],
    });
    expect((await readBalances(database.db, demo)).locked).toBe(0n);
  });

  it.each`
    rule                                      | postings
    ${'an entry that does not sum to zero'}   | ${[['wallet', 5n], [PROMO, -4n]]}
    ${'a one-sided entry'}                    | ${[['wallet', 5n]]}
    ${'a posting in CNY against one in USDT'} | ${[[PROMO, -5n], [EXCHANGE_USDT, 5n]]}
    ${'I4 a negative wallet balance'}         | ${[['wallet', -1_000_001n], [OPERATOR_ACCOUNT, 1_000_001n]]}
    ${'an account that does not exist'}       | ${[['member:1:wallet', 1n], [OPERATOR_ACCOUNT, -1n]]}
  `(
    'rejects $rule and leaves the ledger unchanged',
    async ({ rule, postings }: { rule: string; postings: [string, bigint][] }) => {
      const rows = postings.map(([account, amount]) => ({
        account: account === 'wallet' ? getWalletAccount(demo) : account,
        amount,
      }));
      await expect(book({ ref: rule, postings: rows })).rejects.toThrow();
      expect(formatMinor((await readBalances(database.db, demo)).wallet)).toBe('10000.00');
      expect(await audit(database.db)).toBeUndefined();
    },
  );

  it('I5 posts one cause once', async () => {
    const gift = {
      ref: 'gift',
      postings: [
        { account: PROMO, amount: -1n },
        { account: OPERATOR_ACCOUNT, amount: 1n },
      ],
    };
    await book(gift);
    await expect(book(gift)).rejects.toThrow(/one_effect_per_cause/);
  });

  it('posts nothing for an entry that moves no money', async () => {
    await book({ ref: 'nothing', postings: [{ account: PROMO, amount: 0n }] });
    const entries = database.db.selectFrom('entries').select('id').where('ref', '=', 'nothing');
    expect(await entries.execute()).toEqual([]);
  });

  it('writes the postings in one order of their accounts, so that two entries cannot deadlock', async () => {
    const postings = [
      { account: PROMO, amount: -3n },
      { account: OPERATOR_ACCOUNT, amount: 1n },
      { account: getLockedStakesAccount(demo), amount: 2n },
    ];
    const readAccounts = async (ref: string) => {
      const { rows } = await sql<{ account: string }>`select p.account from postings p
        join entries e on e.id = p.entry_id where e.ref = ${ref} order by p.ctid`.execute(database.db);
      return rows.map(({ account }) => account);
    };
    await book({ ref: 'order', postings });
    await book({ ref: 'reverse', postings: postings.toReversed().map((row) => ({ ...row, amount: -row.amount })) });
    const written = await readAccounts('order');
    expect(written).toHaveLength(3);
    expect(await readAccounts('reverse')).toEqual(written);
  });

  it.each([
    ['a change of a posting', `update postings set amount = amount + 1`],
    ['the deletion of an entry', `delete from entries`],
    ['a direct change of a balance', `update accounts set balance = balance + 1 where code = 'house'`],
    ['a new account with a balance', `insert into accounts (code, kind, balance) values ('x', 'promo', 5)`],
  ])('the database rejects %s', async (_what, statement) => {
    await expect(run(statement)).rejects.toThrow();
    expect(await audit(database.db)).toBeUndefined();
  });
});
