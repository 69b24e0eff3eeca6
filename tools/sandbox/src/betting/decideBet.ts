import type { Minor } from '@pavilion/kernel';
import type { Db, Tx } from '../db/database.ts';
import type { Bet, BetLeg } from '../db/bettingTables.ts';
import { lockedOf, walletOf } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { isInPlay, type PlayCode, type PriceView } from '../world/index.ts';
import type { BettingWorld } from './bettingWorld.ts';
import { takeBet } from './betRows.ts';
import type { RejectionReason, SeenPrice } from './betTypes.ts';
import { cardsText, lookAt, type Look } from './lookAt.ts';
import { scoreText } from './newBet.ts';
import { refusalOf, type RefusalFacts } from './outcomes.ts';
import { winLeft } from './payoutCaps.ts';
import { unitsOf } from './unitsOf.ts';
import { winAmount } from './winAmount.ts';

export interface Decision {
  readonly world: BettingWorld;
  readonly now: Date;
  /** Fen for one USD. */
  readonly usdRate: Minor;
}

/** Sports whose score moves every few seconds: there the price says all, a point is no event. */
const SCORE_IS_NO_EVENT: ReadonlySet<string> = new Set(['BK', 'TN', 'VB', 'TT', 'SK']);

/** A goal or card while the bet waited is what the delay is there for (F-BET-07): the slip has to ask again. */
function hasHappened(world: BettingWorld, leg: BetLeg, { offer }: Look): boolean {
  if (!offer.match || !isInPlay(leg.play as PlayCode) || SCORE_IS_NO_EVENT.has(leg.game_type)) return false;
  if (scoreText(offer.match) !== leg.score_at_bet) return true;
  return leg.cards_at_bet !== null && cardsText(world, leg.game_id) !== leg.cards_at_bet;
}

const seenOf = ({ game_id, odds_id, play, side, line, price }: BetLeg): SeenPrice => ({
  gameId: game_id,
  oddsId: odds_id,
  w: play,
  r: side,
  line,
  price,
});

/** Judges every leg anew, those of before the start too: the whole is taken now. */
const lookAgain = (world: BettingWorld, { legs, odds_rule }: Bet): readonly Look[] =>
  lookAt(world, legs.map(seenOf), odds_rule).map((look, at) => {
    const leg = legs[at];
    const isOff = leg !== undefined && hasHappened(world, leg, look);
    return { ...look, reason: look.reason ?? (isOff ? 'priceChanged' : undefined) };
  });

/** Why a pending bet is refused, and when. */
interface Rejection {
  readonly reason: RejectionReason;
  readonly facts: RefusalFacts;
  readonly now: Date;
}

async function release(tx: Tx, bet: Bet, { reason, facts, now }: Rejection) {
  await tx
    .updateTable('bets')
    .set({ status: 'rejected', rejection: JSON.stringify(refusalOf(bet.kind, reason, facts)) })
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

/** Prices a pending bet is accepted at, and what it then wins. */
interface Acceptance {
  readonly prices: readonly PriceView[];
  readonly win: Minor;
}

async function accept(tx: Tx, bet: Bet, { prices, win }: Acceptance) {
  for (const [position, { price }] of prices.entries()) {
    await tx
      .updateTable('bet_legs')
      .set({ price })
      .where('bet_id', '=', bet.id)
      .where('position', '=', position)
      .execute();
  }
  await tx.updateTable('bets').set({ status: 'open', win_amount: win }).where('id', '=', bet.id).execute();
}

/** Accepts or rejects a pending bet by the board as it stands now; a rejected stake goes back at once. */
export async function decideBet(db: Db, ticketId: string, { world, now, usdRate }: Decision): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('bets').select('id').where('ticket_id', '=', ticketId).executeTakeFirst();
    const bet = found && (await takeBet(tx, found.id));
    if (bet?.status !== 'pending') return;
    const looks = lookAgain(world, bet);
    const reason = looks.find((look) => look.reason)?.reason;
    if (reason) return release(tx, bet, { reason, facts: { looks }, now });
    const prices = looks.flatMap(({ offer }) => offer.price ?? []);
    const win = winAmount(prices, unitsOf(bet) ?? [], bet.unit_stake);
    const asked = { memberId: bet.member_id, capUsd: bet.cap_usd, usdRate, now, exceptId: bet.id };
    const left = await winLeft(tx, asked);
    if (win > left) return release(tx, bet, { reason: 'abovePayoutCap', facts: { maxWin: left }, now });
    return accept(tx, bet, { prices, win });
  });
}
