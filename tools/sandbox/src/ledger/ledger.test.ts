import { formatMinor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/database.ts';
import { emptyBooks } from '../db/testing/emptyBooks.ts';
import { seedMembers } from '../members/seedMembers.ts';
import { audit } from './audit.ts';
import { EXCHANGE_USDT, HOUSE, lockedOf, PROMO, walletOf } from './accountCodes.ts';
import { balancesOf } from './balances.ts';
import { post, type NewEntry } from './post.ts';

const at = new Date('2026-01-01T00:00:00Z');
let books: OpenDatabase;
let demo: number;

beforeAll(async () => {
  books = await emptyBooks();
  await seedMembers(books.db);
  demo = (await books.db.selectFrom('members').select('id').where('name', '=', 'demo01').executeTakeFirstOrThrow()).id;
}, 60_000);
afterAll(() => books.close());

const book = (entry: Pick<NewEntry, 'ref' | 'postings'>) =>
  books.db.transaction().execute((tx) => post(tx, { kind: 'grant', at, ...entry }));
const run = (text: string) => sql.raw(text).execute(books.db);

describe('the ledger', () => {
  it('starts with the demo members of X2 and sound books', async () => {
    expect(formatMinor((await balancesOf(books.db, demo)).wallet)).toBe('10000.00');
    expect(await audit(books.db)).toBeUndefined();
  });

  it('gives nothing twice when it is seeded again', async () => {
    await seedMembers(books.db);
    expect(formatMinor((await balancesOf(books.db, demo)).wallet)).toBe('10000.00');
  });

  it('moves money exactly, far past what a float can hold', async () => {
    const huge = 900_719_925_474_099_301n;
    await book({
      ref: 'huge',
      postings: [
        { account: PROMO, amount: -huge },
        { account: lockedOf(demo), amount: huge },
      ],
    });
    expect((await balancesOf(books.db, demo)).locked).toBe(huge);
    await book({
      ref: 'huge back',
      postings: [
        { account: PROMO, amount: huge },
        { account: lockedOf(demo), amount: -huge },
      ],
    });
    expect((await balancesOf(books.db, demo)).locked).toBe(0n);
  });

  it.each`
    rule                                    | postings
    ${'an entry that does not sum to zero'} | ${[['wallet', 5n], [PROMO, -4n]]}
    ${'a one-sided entry'}                  | ${[['wallet', 5n]]}
    ${'yuan booked against coins'}          | ${[[PROMO, -5n], [EXCHANGE_USDT, 5n]]}
    ${'I4 a wallet below zero'}             | ${[['wallet', -1_000_001n], [HOUSE, 1_000_001n]]}
    ${'an account that does not exist'}     | ${[['member:1:wallet', 1n], [HOUSE, -1n]]}
  `(
    'refuses $rule and leaves the books untouched',
    async ({ rule, postings }: { rule: string; postings: [string, bigint][] }) => {
      const rows = postings.map(([account, amount]) => ({
        account: account === 'wallet' ? walletOf(demo) : account,
        amount,
      }));
      await expect(book({ ref: rule, postings: rows })).rejects.toThrow();
      expect(formatMinor((await balancesOf(books.db, demo)).wallet)).toBe('10000.00');
      expect(await audit(books.db)).toBeUndefined();
    },
  );

  it('I5 books one cause once', async () => {
    const gift = {
      ref: 'gift',
      postings: [
        { account: PROMO, amount: -1n },
        { account: HOUSE, amount: 1n },
      ],
    };
    await book(gift);
    await expect(book(gift)).rejects.toThrow(/one_effect_per_cause/);
  });

  it.each([
    ['changing a posting', `update postings set amount = amount + 1`],
    ['deleting an entry', `delete from entries`],
    ['writing a balance by hand', `update accounts set balance = balance + 1 where code = 'house'`],
    ['opening an account with money', `insert into accounts (code, kind, balance) values ('x', 'promo', 5)`],
  ])('is guarded by the database against %s', async (_what, statement) => {
    await expect(run(statement)).rejects.toThrow();
    expect(await audit(books.db)).toBeUndefined();
  });
});
