import { parseMinor, type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { type Tx } from '../db/database.ts';
import { type Member, type NewBet } from '../db/schema.ts';
import { balancesOf, lockMember } from '../ledger/balances.ts';
import { lockedOf, walletOf } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { type MatchView, type PriceView, type World } from '../world/index.ts';
import { type BetOutcome, type BetRequest, type RejectionReason } from './betTypes.ts';
import { isDelayed, judgePrice } from './judgePrice.ts';
import { outcomeOf, rejectionOf } from './outcomes.ts';
import { MAX_STAKE, MIN_STAKE } from './stakeLimits.ts';
import { winAmount } from './winAmount.ts';

/** A bet on its way to the books. */
export interface Placement {
  readonly member: Member;
  readonly request: BetRequest;
  readonly now: Date;
  /** Milliseconds an in-play bet stays pending. */
  readonly inPlayDelayMs: number;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** `T`, the day, the bet's number: `T20261121000042`. */
export const ticketIdOf = (now: Date, id: bigint): string =>
  `T${(DAY.exec(now.toISOString()) ?? []).slice(1).join('')}${id.toString().padStart(6, '0')}`;

/** The score of a running match as a bet remembers it, `H-C`. */
export const scoreText = ({ score }: Pick<MatchView, 'score'>): string => `${score.home}-${score.away}`;

function judgeStake(stake: Minor | undefined): RejectionReason | undefined {
  if (stake === undefined || stake < MIN_STAKE) return 'belowMinimum';
  return stake > MAX_STAKE ? 'aboveMaximum' : undefined;
}

/** One live bet for one pick: the same side of the same play of the same match is refused (F-BET-09). */
async function isDuplicate(tx: Tx, memberId: number, { gameId, w, r }: BetRequest): Promise<boolean> {
  const row = await tx
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .where('play', '=', w)
    .where('side', '=', r)
    .where('status', 'in', ['pending', 'open'])
    .executeTakeFirst();
  return row !== undefined;
}

const namesOf = ({ league, home, away }: MatchView) => ({
  'zh-CN': { league: league.cn, team_h: home.cn, team_c: away.cn },
  'zh-TW': { league: league.tw, team_h: home.tw, team_c: away.tw },
});

function newBet(placement: Placement, price: PriceView, stake: Minor, id: bigint): NewBet {
  const { member, request, now, inPlayDelayMs } = placement;
  const isPending = isDelayed(price) && inPlayDelayMs > 0;
  return {
    id,
    ticket_id: ticketIdOf(now, id),
    request_id: request.requestId,
    member_id: member.id,
    game_id: price.match.gameId,
    game_type: price.match.gameType,
    show_type: price.match.showType ?? 'FT',
    names: JSON.stringify(namesOf(price.match)),
    start_at: new Date(price.match.startTime),
    odds_id: price.oddsId,
    play: price.w,
    side: price.r,
    line: price.line,
    price: price.price,
    odds_rule: request.oddsRule,
    stake,
    win_amount: winAmount(stake, price.price),
    status: isPending ? 'pending' : 'open',
    rejection: null,
    score_at_bet: isDelayed(price) ? scoreText(price.match) : null,
    score_final: null,
    result_code: null,
    net: null,
    placed_at: now,
    decide_at: isPending ? new Date(now.getTime() + inPlayDelayMs) : null,
    settled_at: null,
  };
}

async function nextBetId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select nextval(pg_get_serial_sequence('bets', 'id')) as id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

async function book(tx: Tx, placement: Placement, price: PriceView, stake: Minor): Promise<BetOutcome> {
  const id = await nextBetId(tx);
  const bet = await tx
    .insertInto('bets')
    .values(newBet(placement, price, stake, id))
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(tx, {
    kind: 'betReserve',
    ref: String(id),
    at: placement.now,
    postings: [
      { account: walletOf(bet.member_id), amount: -stake },
      { account: lockedOf(bet.member_id), amount: stake },
    ],
  });
  return outcomeOf(bet);
}

/** Whether the request's parts name one and the same price; otherwise somebody made it up. */
export function isConsistent(request: BetRequest, price: PriceView | undefined): boolean {
  return !price || (price.match.gameId === request.gameId && price.w === request.w && price.r === request.r);
}

/**
 * Takes a bet or says why not (rulings B2, B7; F-BET-06 to F-BET-09). The stake is reserved in the same transaction, so
 * a bet without its money or money without its bet cannot be (I4).
 */
export async function placeBet(tx: Tx, world: World, placement: Placement): Promise<BetOutcome> {
  const { member, request } = placement;
  const price = world.price(request.oddsId);
  const reject = (reason: RejectionReason) => rejectionOf(request.requestId, reason, price);
  const stake = parseMinor(request.stake);
  const refusal = judgeStake(stake) ?? judgePrice(request, price, world.clock().at);
  if (refusal || !price || stake === undefined) return reject(refusal ?? 'closed');
  await lockMember(tx, member.id);
  if (await isDuplicate(tx, member.id, request)) return reject('duplicate');
  if ((await balancesOf(tx, member.id)).wallet < stake) return reject('insufficientBalance');
  return book(tx, placement, price, stake);
}
