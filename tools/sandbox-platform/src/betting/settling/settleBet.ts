import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { Bet } from '../../db/tables/bettingTables.ts';
import { OPERATOR_ACCOUNT, getLockedStakesAccount, getWalletAccount } from '../../ledger/accountCodes.ts';
import { readBalances } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { handleResettlement, handleSettlement } from './handleSettlement.ts';
import { lockBet } from '../bets/betRows.ts';
import { computeBetResult, type BetResult } from './computeBetResult.ts';
import { type LegResult, computeLegResult } from './computeLegResult.ts';
import { readMatchResults } from './matchResults.ts';

/** Computes the results of the legs; `undefined` for legs that are still open. */
async function computeLegResults(tx: Tx, { legs }: Bet): Promise<(LegResult | undefined)[]> {
  const matchResults = await readMatchResults(
    tx,
    legs.map(({ game_id }) => game_id),
  );
  return legs.map((leg) => {
    const known = matchResults.get(leg.game_id);
    return known && computeLegResult(leg, known);
  });
}

async function storeLegResults(tx: Tx, { id, legs }: Bet, verdicts: readonly (LegResult | undefined)[]): Promise<void> {
  for (const [at, leg] of legs.entries()) {
    const { code = null, scoreFinal = null } = verdicts[at] ?? {};
    if (leg.result_code === code && leg.score_final === scoreFinal) continue;
    await tx
      .updateTable('bet_legs')
      .set({ result_code: code, score_final: scoreFinal })
      .where('bet_id', '=', id)
      .where('position', '=', leg.position)
      .execute();
  }
}

/** Result of a bet and the time of its settlement. */
interface Settlement extends BetResult {
  readonly now: Date;
}

async function settle(tx: Tx, bet: Bet, { code, net, now }: Settlement): Promise<void> {
  await tx
    .updateTable('bets')
    .set({ status: 'settled', result_code: code, net, settled_at: now })
    .where('id', '=', bet.id)
    .execute();
  await post(tx, {
    kind: 'betSettle',
    ref: String(bet.id),
    at: now,
    postings: [
      { account: getLockedStakesAccount(bet.member_id), amount: -bet.stake },
      { account: getWalletAccount(bet.member_id), amount: bet.stake + net },
      { account: OPERATOR_ACCOUNT, amount: -net },
    ],
  });
  await handleSettlement(tx, { ...bet, net }, now);
}

/** Returns the difference to post. A negative difference is limited to the balance of the wallet. */
async function limitToWallet(tx: Tx, memberId: number, difference: Minor): Promise<Minor> {
  if (difference >= 0n) return difference;
  const { wallet } = await readBalances(tx, memberId);
  return wallet < -difference ? -wallet : difference;
}

/**
 * Adjusts a settled bet to a corrected result with one entry of the difference to the former payout. The part that the
 * wallet does not hold is written off, because a member's balance cannot be negative.
 */
async function resettle(tx: Tx, bet: Bet, { code, net, now }: Settlement): Promise<void> {
  const before = { code: bet.result_code ?? '', net: bet.net ?? 0n };
  if (before.code === code && before.net === net) return;
  const paid = before.net + bet.written_off;
  const moved = await limitToWallet(tx, bet.member_id, net - paid);
  const times = bet.resettlements + 1;
  await tx
    .updateTable('bets')
    .set({
      result_code: code,
      net,
      written_off: paid + moved - net,
      resettled_at: now,
      resettlements: times,
      former: JSON.stringify({ resultCode: before.code, net: formatMinor(before.net) }),
    })
    .where('id', '=', bet.id)
    .execute();
  await post(tx, {
    kind: 'betResettle',
    ref: `${bet.id}.${times}`,
    at: now,
    postings: [
      { account: getWalletAccount(bet.member_id), amount: moved },
      { account: OPERATOR_ACCOUNT, amount: -moved },
    ],
  });
  await handleResettlement(tx, { ...bet, net, formerNet: before.net, resettlements: times }, now);
}

/**
 * Settles one accepted bet by the known results: legs get their codes; once all have one, the bet is paid. A bet that was
 * paid before is paid the difference. Both happen in one transaction, and a repeated call changes nothing.
 */
export async function settleBet(db: Db, betId: bigint, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const bet = await lockBet(tx, betId);
    if (bet?.status !== 'open' && bet?.status !== 'settled') return;
    const results = await computeLegResults(tx, bet);
    const decided = results.filter((verdict) => verdict !== undefined);
    const isDecided = decided.length === bet.legs.length;
    if (bet.status === 'settled' && !isDecided) return;
    await storeLegResults(tx, bet, results);
    if (!isDecided) return;
    const settlement = { ...computeBetResult(bet, decided), now };
    await (bet.status === 'open' ? settle(tx, bet, settlement) : resettle(tx, bet, settlement));
  });
}
