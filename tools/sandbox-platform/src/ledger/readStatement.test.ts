import type { OpenDatabase } from '../db/database.ts';
import { openEmptyDatabase } from '../db/testing/openEmptyDatabase.ts';
import { createMember } from '../members/createMember.ts';
import { getLockedStakesAccount, getWalletAccount, OPERATOR_ACCOUNT, PROMO } from './accountCodes.ts';
import { readBalances } from './balances.ts';
import { post, type NewEntry } from './post.ts';
import { readStatement } from './readStatement.ts';

const at = new Date('2026-01-01T00:00:00Z');
const later = new Date('2026-01-01T00:00:05Z');
let database: OpenDatabase;
let member: number;
let other: number;

const newMember = (name: string) => createMember(database.db, { name, passwordMd5: 'f'.repeat(32), registeredAt: at });
const book = (entry: NewEntry) => database.db.transaction().execute((tx) => post(tx, entry));

/** Books in an order that is neither that of the accounts nor that of the amounts. */
beforeAll(async () => {
  database = await openEmptyDatabase();
  [member, other] = [await newMember('reader'), await newMember('other')];
  const [wallet, locked] = [getWalletAccount(member), getLockedStakesAccount(member)];
  const grant = (account: string, amount: bigint) => [
    { account: PROMO, amount: -amount },
    { account, amount },
  ];
  await book({ kind: 'grant', ref: 'other', at, postings: grant(getWalletAccount(other), 7_00n) });
  await book({ kind: 'grant', ref: 'start', at, postings: grant(wallet, 100_05n) });
  await book({
    kind: 'betReserve',
    ref: '1',
    at: later,
    postings: [
      { account: wallet, amount: -40_00n },
      { account: locked, amount: 40_00n },
    ],
  });
  await book({
    kind: 'betSettle',
    ref: '1',
    at: later,
    postings: [
      { account: locked, amount: -40_00n },
      { account: OPERATOR_ACCOUNT, amount: 40_00n },
    ],
  });
}, 60_000);
afterAll(() => database.close());

it('a statement has the postings of one member in the order of booking, without those of the operator', async () => {
  expect(await readStatement(database.db, member)).toEqual([
    { kind: 'grant', account: 'wallet', amount: '100.05', at: at.getTime() },
    { kind: 'betReserve', account: 'locked', amount: '40.00', at: later.getTime() },
    { kind: 'betReserve', account: 'wallet', amount: '-40.00', at: later.getTime() },
    { kind: 'betSettle', account: 'locked', amount: '-40.00', at: later.getTime() },
  ]);
});

it('the balances of a member are those of the own accounts, 0 without an account', async () => {
  const none = { wallet: 0n, locked: 0n, withdrawing: 0n, coin: 0n };
  const { db } = database;
  expect(await readBalances(db, member)).toEqual({ ...none, wallet: 60_05n });
  expect(await readBalances(db, other)).toEqual({ ...none, wallet: 7_00n });
  expect(await readBalances(db, other + 1)).toEqual(none);
});
