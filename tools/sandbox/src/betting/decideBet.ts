import { type Db, type Tx } from '../db/database.ts';
import { type Bet } from '../db/schema.ts';
import { lockMember } from '../ledger/balances.ts';
import { lockedOf, walletOf } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { type PriceView, type World } from '../world/index.ts';
import { type RejectionReason } from './betTypes.ts';
import { judgePrice } from './judgePrice.ts';
import { rejectionOf } from './outcomes.ts';
import { scoreText } from './placeBet.ts';
import { winAmount } from './winAmount.ts';

/** Reads a bet for change, its member's money locked first: every path locks in this order. */
export async function takeBet(tx: Tx, ticketId: string): Promise<Bet | undefined> {
  const found = await tx.selectFrom('bets').select('member_id').where('ticket_id', '=', ticketId).executeTakeFirst();
  if (!found) return undefined;
  await lockMember(tx, found.member_id);
  return tx.selectFrom('bets').selectAll().where('ticket_id', '=', ticketId).executeTakeFirst();
}

/** A goal or card while the bet waited is what the delay is there for (F-BET-07): the slip has to ask again. */
function judgeAgain(bet: Bet, price: PriceView | undefined, worldTime: number): RejectionReason | undefined {
  const seen = { line: bet.line, price: bet.price, oddsRule: bet.odds_rule };
  const reason = judgePrice(seen, price, worldTime);
  if (reason || !price) return reason ?? 'closed';
  return scoreText(price.match) === bet.score_at_bet ? undefined : 'priceChanged';
}

async function release(tx: Tx, bet: Bet, reason: RejectionReason, price: PriceView | undefined, now: Date) {
  const { price: newPrice, line, ver } = rejectionOf(bet.request_id, reason, price);
  await tx
    .updateTable('bets')
    .set({ status: 'rejected', rejection: JSON.stringify({ reason, price: newPrice, line, ver }) })
    .where('id', '=', bet.id)
    .execute();
  await post(tx, {
    kind: 'betRelease',
    ref: String(bet.id),
    at: now,
    postings: [
      { account: lockedOf(bet.member_id), amount: -bet.stake },
      { account: walletOf(bet.member_id), amount: bet.stake },
    ],
  });
}

async function accept(tx: Tx, bet: Bet, price: string) {
  await tx
    .updateTable('bets')
    .set({ status: 'open', price, win_amount: winAmount(bet.stake, price) })
    .where('id', '=', bet.id)
    .execute();
}

/** Accepts or rejects a pending bet by the board as it stands now; a rejected stake goes back at once. */
export async function decideBet(db: Db, world: World, ticketId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const bet = await takeBet(tx, ticketId);
    if (bet?.status !== 'pending') return;
    const price = world.price(bet.odds_id);
    const reason = judgeAgain(bet, price, world.clock().at);
    await (reason || !price ? release(tx, bet, reason ?? 'closed', price, now) : accept(tx, bet, price.price));
  });
}
