import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../../db/database.ts';
import type { Bet, BetLeg } from '../../db/tables/bettingTables.ts';
import { getLockedStakesAccount, getWalletAccount } from '../../ledger/accountCodes.ts';
import { post } from '../../ledger/post.ts';
import { isInPlay, type MarketCode } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';
import { lockBet } from '../bets/betRows.ts';
import type { RejectionReason, SlipPrice } from '../bets/betTypes.ts';
import { formatCards, checkLegs, type LegCheck } from './checkLegs.ts';
import { formatMatchScore } from './buildBetRows.ts';
import { createBetRefusal, type RefusalDetails } from './outcomes.ts';
import { readRemainingWinLimit } from './payoutCaps.ts';
import { isLargeMove } from './isLargeMove.ts';

export interface Decision {
  readonly world: BettingWorld;
  readonly now: Date;
  /** Fen per USD. */
  readonly usdRate: Minor;
}

/** Sports whose score changes every few seconds. A point is no reason for a rejection there; only line and price count. */
const FAST_SCORING_SPORTS: ReadonlySet<string> = new Set(['BK', 'TN', 'VB', 'TT', 'SK']);

/** Whether a goal or red card fell during the in-play delay, so that the member has to confirm the bet again (F-BET-07). */
function hasScoreOrCardsChanged(world: BettingWorld, leg: BetLeg, { offer }: LegCheck): boolean {
  if (!offer.match || !isInPlay(leg.play as MarketCode) || FAST_SCORING_SPORTS.has(leg.game_type)) return false;
  if (formatMatchScore(offer.match) !== leg.score_at_bet) return true;
  return leg.cards_at_bet !== null && formatCards(world, leg.game_id) !== leg.cards_at_bet;
}

const toSlipPrice = ({ game_id, odds_id, play, side, line, price }: BetLeg): SlipPrice => ({
  gameId: game_id,
  oddsId: odds_id,
  w: play,
  r: side,
  line,
  price,
});

/** Checks all legs again, pre-match legs too, because the whole bet is accepted at this moment. */
const recheckLegs = (world: BettingWorld, { legs }: Bet): readonly LegCheck[] =>
  legs.map((leg) => {
    const [check] = checkLegs(world, [toSlipPrice(leg)], 'any');
    if (!check) throw new Error('recheckLegs: no check of a leg.');
    const hasMoved = hasScoreOrCardsChanged(world, leg, check) || isLargeMove(leg.price, check.offer.price?.price);
    return { ...check, reason: check.reason ?? (hasMoved ? 'priceChanged' : undefined) };
  });

/** Reason and time of the rejection of a pending bet. */
interface Rejection {
  readonly reason: RejectionReason;
  readonly details: RefusalDetails;
  readonly now: Date;
}

async function release(tx: Tx, bet: Bet, { reason, details, now }: Rejection) {
  await tx
    .updateTable('bets')
    .set({ status: 'rejected', rejection: JSON.stringify(createBetRefusal(bet.kind, reason, details)) })
    .where('id', '=', bet.id)
    .execute();
  await post(tx, {
    kind: 'betRelease',
    ref: String(bet.id),
    at: now,
    postings: [
      { account: getLockedStakesAccount(bet.member_id), amount: -bet.stake },
      { account: getWalletAccount(bet.member_id), amount: bet.stake },
    ],
  });
}

/**
 * Accepts or rejects a pending bet at the end of its in-play delay (ruling B9). The prices that held on arrival are kept;
 * events, suspensions, changed lines, limits and large moves reject it. The stake of a rejected bet is returned in the same
 * transaction.
 */
export async function decideBet(db: Db, ticketId: string, { world, now, usdRate }: Decision): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('bets').select('id').where('ticket_id', '=', ticketId).executeTakeFirst();
    const bet = found && (await lockBet(tx, found.id));
    if (bet?.status !== 'pending') return;
    const checks = recheckLegs(world, bet);
    const reason = checks.find((check) => check.reason)?.reason;
    if (reason) return release(tx, bet, { reason, details: { checks }, now });
    const limitQuery = { memberId: bet.member_id, capUsd: bet.cap_usd, usdRate, now, exceptId: bet.id };
    const left = await readRemainingWinLimit(tx, limitQuery);
    if (bet.win_amount > left) return release(tx, bet, { reason: 'abovePayoutCap', details: { maxWin: left }, now });
    await tx.updateTable('bets').set({ status: 'open' }).where('id', '=', bet.id).execute();
  });
}
