import { type Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import { type Tx } from '../db/database.ts';
import { balancesOf, lockMember } from '../ledger/balances.ts';
import { lockedOf, walletOf } from '../ledger/accountCodes.ts';
import { post } from '../ledger/post.ts';
import { type PriceView } from '../world/index.ts';
import { type BettingWorld } from './bettingWorld.ts';
import { readBet } from './betRows.ts';
import { type BetOutcome, type SeenPrice } from './betTypes.ts';
import { judgeStake } from './judgeStake.ts';
import { lookAt } from './lookAt.ts';
import { type Amounts, newBet, newLegs, picksOf, type Placement } from './newBet.ts';
import { outcomeOf, rejectionOf, type RefusalFacts } from './outcomes.ts';
import { payoutCapUsd, winLeft } from './payoutCaps.ts';
import { judgeCombination, unitsOf } from './unitsOf.ts';
import { winAmount } from './winAmount.ts';

/** One live bet for one set of picks: the same sides of the same plays of the same matches are refused (F-BET-09). */
async function isDuplicate(tx: Tx, { member, order }: Placement): Promise<boolean> {
  const row = await tx
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', member.id)
    .where('picks', '=', picksOf(order.legs))
    .where('status', 'in', ['pending', 'open'])
    .executeTakeFirst();
  return row !== undefined;
}

async function nextBetId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select nextval(pg_get_serial_sequence('bets', 'id')) as id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

async function book(
  tx: Tx,
  world: BettingWorld,
  placement: Placement,
  prices: readonly PriceView[],
  amounts: Amounts,
): Promise<BetOutcome> {
  const id = await nextBetId(tx);
  const memberId = placement.member.id;
  await tx
    .insertInto('bets')
    .values(newBet(placement, prices, amounts, id))
    .execute();
  await tx
    .insertInto('bet_legs')
    .values(newLegs(world, prices, id))
    .execute();
  await post(tx, {
    kind: 'betReserve',
    ref: String(id),
    at: placement.now,
    postings: [
      { account: walletOf(memberId), amount: -amounts.stake },
      { account: lockedOf(memberId), amount: amounts.stake },
    ],
  });
  return outcomeOf(await readBet(tx, id));
}

function amountsOf(prices: readonly PriceView[], units: readonly (readonly number[])[], unitStake: Minor): Amounts {
  return {
    unitStake,
    stake: unitStake * BigInt(units.length),
    winAmount: winAmount(prices, units, unitStake),
    capUsd: payoutCapUsd(prices.map(({ match, w }) => ({ game_type: match.gameType, play: w }))),
  };
}

/** Whether the parts of a seen price name one and the same; otherwise somebody made it up. */
export const isConsistent = (world: BettingWorld, { oddsId, gameId, w, r }: SeenPrice): boolean => {
  const price = world.price(oddsId);
  return !price || (price.match.gameId === gameId && price.w === w && price.r === r);
};

/**
 * Takes a bet or says why not (rulings B2, B7; F-BET-06 to F-BET-09). The stake is reserved in the same transaction, so
 * a bet without its money or money without its bet cannot be (I4). A series is taken whole or refused whole.
 */
export async function placeBet(tx: Tx, world: BettingWorld, placement: Placement): Promise<BetOutcome> {
  const { member, order, now, usdRate } = placement;
  const reject = (reason: NonNullable<BetOutcome['reason']>, facts?: RefusalFacts) => rejectionOf(order, reason, facts);
  const units = unitsOf(order);
  const misfit = judgeCombination(order);
  if (misfit || !units) return reject(misfit ?? 'notCombinable');
  const problem = judgeStake(order, units.length);
  if (problem || order.unitStake === undefined) return reject(problem?.reason ?? 'belowMinimum', problem);
  const looks = lookAt(world, order.legs, order.oddsRule);
  const refused = looks.find(({ reason }) => reason)?.reason;
  if (refused) return reject(refused, { looks });
  const prices = looks.flatMap(({ offer }) => offer.price ?? []);
  const amounts = amountsOf(prices, units, order.unitStake);
  await lockMember(tx, member.id);
  if (await isDuplicate(tx, placement)) return reject('duplicate');
  const left = await winLeft(tx, { memberId: member.id, capUsd: amounts.capUsd, usdRate, now });
  if (amounts.winAmount > left) return reject('abovePayoutCap', { maxWin: left });
  if ((await balancesOf(tx, member.id)).wallet < amounts.stake) return reject('insufficientBalance');
  return book(tx, world, placement, prices, amounts);
}
