import { type Minor } from '@pavilion/kernel';
import { type Db, type Tx } from '../db/database.ts';
import { type Bet } from '../db/schema.ts';
import { HOUSE, lockedOf, walletOf } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { settle, settleableAt, type MatchResult, type PlayCode, type PriceSide, type Score } from '../world/index.ts';
import { afterSettlement } from './afterSettlement.ts';
import { takeBet } from './decideBet.ts';

/** How a match, or its first half, came out. A `voidCode` returns every stake not settled yet. */
export interface GameResult extends MatchResult {
  readonly voidCode?: string;
}

interface Verdict {
  readonly code: string;
  readonly net: Minor;
}

const scoreOf = (text: string | null): Score | undefined => {
  const [home, away] = (text ?? '').split('-').map(Number);
  return home === undefined || away === undefined ? undefined : { home, away };
};

function verdictOf(bet: Bet, result: GameResult): Verdict {
  if (result.voidCode !== undefined) return { code: result.voidCode, net: 0n };
  const scoreAtBet = scoreOf(bet.score_at_bet);
  return settle(
    {
      gameType: bet.game_type as 'FT' | 'BK',
      w: bet.play as PlayCode,
      r: bet.side as PriceSide,
      line: bet.line,
      price: bet.price,
      stake: bet.stake,
      ...(scoreAtBet ? { scoreAtBet } : {}),
    },
    result,
  );
}

/** The score that decided the bet: the first half's for first half plays. */
function finalScore(bet: Bet, result: GameResult): string {
  const { home, away } = settleableAt(bet.play as PlayCode) === 'halfTime' ? result.halfTime : result.fullTime;
  return `${home}-${away}`;
}

async function pay(tx: Tx, bet: Bet, net: Minor, now: Date) {
  await post(tx, {
    kind: 'betSettle',
    ref: String(bet.id),
    at: now,
    postings: [
      { account: lockedOf(bet.member_id), amount: -bet.stake },
      { account: walletOf(bet.member_id), amount: bet.stake + net },
      { account: HOUSE, amount: -net },
    ],
  });
}

/** Settles one accepted bet and pays it to the cent, both or neither; one that is not open is left alone. */
export async function settleBet(db: Db, ticketId: string, result: GameResult, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const bet = await takeBet(tx, ticketId);
    if (bet?.status !== 'open') return;
    const { code, net } = verdictOf(bet, result);
    await tx
      .updateTable('bets')
      .set({ status: 'settled', result_code: code, net, score_final: finalScore(bet, result), settled_at: now })
      .where('id', '=', bet.id)
      .execute();
    await pay(tx, bet, net, now);
    await afterSettlement(tx, { ...bet, net }, now);
  });
}
