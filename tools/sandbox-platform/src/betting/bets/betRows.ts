import type { Db, Tx } from '../../db/database.ts';
import type { Bet, BetLeg, BetRow } from '../../db/tables/bettingTables.ts';
import { lockMember } from '../../ledger/balances.ts';

/** Adds the legs to bets, in the order of placement. */
export async function addLegs(db: Db | Tx, rows: readonly BetRow[]): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const legs = await db.selectFrom('bet_legs').selectAll().where('bet_id', 'in', ids).orderBy('position').execute();
  const ofBet = new Map<bigint, BetLeg[]>();
  for (const leg of legs) ofBet.set(leg.bet_id, [...(ofBet.get(leg.bet_id) ?? []), leg]);
  return rows.map((row) => ({ ...row, legs: ofBet.get(row.id) ?? [] }));
}

/** Reads one bet with its legs. */
export async function readBet(db: Db | Tx, id: bigint): Promise<Bet> {
  const row = await db.selectFrom('bets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, legs: (await addLegs(db, [row]))[0]?.legs ?? [] };
}

/** Reads and locks a bet. The member's money is locked first: every transaction locks in this order. */
export async function lockBet(tx: Tx, id: bigint): Promise<Bet | undefined> {
  const found = await tx.selectFrom('bets').select('member_id').where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockMember(tx, found.member_id);
  return readBet(tx, id);
}
