import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import type { Tx } from '@pavilion/sandbox-platform/db/database';
import type { StakedSpot, VenueRound } from '@pavilion/sandbox-platform/db/tables/gameTables';
import { getVenueOperatorAccount, getVenueAccount } from '@pavilion/sandbox-platform/ledger/accountCodes';
import { post } from '@pavilion/sandbox-platform/ledger/post';
import { raiseGrade } from '@pavilion/sandbox-platform/grades/raiseGrade';
import { capReturns } from '../catalogue/roundCap.ts';
import type { Engine } from '../engines/engine.ts';

/** Creates the venue's operator account if it is missing. */
async function openVenueOperatorAccount(tx: Tx, venueCode: string): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ code: getVenueOperatorAccount(venueCode), kind: 'house', member_id: null, may_go_negative: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Booked = Pick<VenueRound, 'id' | 'member_id' | 'venue_code' | 'stake'>;

/** Books a stake from the member's venue account to the venue's operator account. */
export async function bookStake(tx: Tx, { id, member_id, venue_code, stake }: Booked, at: Date): Promise<void> {
  await openVenueOperatorAccount(tx, venue_code);
  await post(tx, {
    kind: 'roundStake',
    ref: String(id),
    at,
    postings: [
      { account: getVenueAccount(member_id, venue_code), amount: -stake },
      { account: getVenueOperatorAccount(venue_code), amount: stake },
    ],
  });
}

/** Amount and time of a payout. */
export interface RoundWin {
  readonly payout: Minor;
  readonly at: Date;
}

async function addTurnover(tx: Tx, { member_id, venue_code, stake }: Booked, { payout, at }: RoundWin): Promise<void> {
  const result = payout > stake ? payout - stake : stake - payout;
  const effective = result < stake ? result : stake;
  if (effective === 0n) return;
  await tx
    .updateTable('venue_turnover')
    .set((row) => ({ done: row('done', '+', effective) }))
    .where('member_id', '=', member_id)
    .where('venue_code', '=', venue_code)
    .execute();
  await raiseGrade(tx, member_id, at);
}

/**
 * Books the payout to the member and counts the round towards turnover. The row of the round must contain the payout
 * already.
 */
export async function bookWin(tx: Tx, round: Booked, win: RoundWin): Promise<void> {
  const { payout, at } = win;
  await post(tx, {
    kind: 'roundWin',
    ref: String(round.id),
    at,
    postings: [
      { account: getVenueOperatorAccount(round.venue_code), amount: -payout },
      { account: getVenueAccount(round.member_id, round.venue_code), amount: payout },
    ],
  });
  await addTurnover(tx, round, win);
}

const HUNDRED = 100n;

/**
 * Computes the return of each stake up to the cap of the round (GAM-06). The result is exact, because stakes are whole yuan
 * and prices whole hundredths.
 */
export function computeReturns(engine: Engine, outcome: unknown, bets: readonly StakedSpot[]): StakedSpot[] {
  const returns = bets.map(
    ({ stake, spot }) => ((parseMinor(stake) ?? 0n) * BigInt(engine.pays(outcome, spot))) / HUNDRED,
  );
  const paid = capReturns(returns);
  return bets.map((bet, at) => ({ ...bet, returned: formatMinor(paid[at] ?? 0n) }));
}

/** Sums the returns. */
export const sumPayout = (bets: readonly StakedSpot[]): Minor =>
  bets.reduce((sum, { returned }) => sum + (parseMinor(returned) ?? 0n), 0n);
