import type { Minor } from '@pavilion/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { readBalances, lockMember } from '../../ledger/balances.ts';
import { getLockedStakesAccount, getWalletAccount } from '../../ledger/accountCodes.ts';
import { post } from '../../ledger/post.ts';
import { requireNoPause } from '../../playerLimits/playPauses.ts';
import type { PriceView } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';
import { readBet } from '../bets/betRows.ts';
import type { BetOutcome, Order, RejectionReason, SlipPrice } from '../bets/betTypes.ts';
import { validateStake } from './validateStake.ts';
import { checkLegs } from './checkLegs.ts';
import { buildBetRow, buildLegRows, buildSelectionKey, type Placement, type Terms } from './buildBetRows.ts';
import { toBetOutcome, createRejectedOutcome, type RefusalDetails } from './outcomes.ts';
import { getPayoutCapUsd, readRemainingWinLimit } from './payoutCaps.ts';
import { validateCombination, findBetCombinations } from '../bets/findBetCombinations.ts';
import { computeWinAmount } from '../bets/computeWinAmount.ts';

/** Whether the member has a pending or open bet on the same set of selections (F-BET-09). */
async function isDuplicate(tx: Tx, { member, order }: Placement): Promise<boolean> {
  const row = await tx
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', member.id)
    .where('picks', '=', buildSelectionKey(order.legs))
    .where('status', 'in', ['pending', 'open'])
    .executeTakeFirst();
  return row !== undefined;
}

async function nextBetId(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select nextval(pg_get_serial_sequence('bets', 'id')) as id`.execute(tx);
  return rows[0]?.id ?? 0n;
}

async function book(tx: Tx, placement: Placement, terms: Terms): Promise<BetOutcome> {
  const id = await nextBetId(tx);
  const memberId = placement.member.id;
  await tx
    .insertInto('bets')
    .values(buildBetRow(placement, terms, id))
    .execute();
  await tx
    .insertInto('bet_legs')
    .values(buildLegRows(placement.world, terms.prices, id))
    .execute();
  await post(tx, {
    kind: 'betReserve',
    ref: String(id),
    at: placement.now,
    postings: [
      { account: getWalletAccount(memberId), amount: -terms.stake },
      { account: getLockedStakesAccount(memberId), amount: terms.stake },
    ],
  });
  return toBetOutcome(await readBet(tx, id));
}

/** Combinations and stake of an order. */
interface Combined {
  readonly units: readonly (readonly number[])[];
  readonly unitStake: Minor;
}

/** Reason of a rejection and the details sent with it. */
interface Refused {
  readonly reason: RejectionReason;
  readonly details?: RefusalDetails;
}

/** Computes stake and combinations of an order, without reading the board. */
function computeUnits(order: Order): Combined | Refused {
  const units = findBetCombinations(order);
  const misfit = validateCombination(order);
  if (misfit || !units) return { reason: misfit ?? 'notCombinable' };
  const problem = validateStake(order, units.length);
  if (problem) return { reason: problem.reason, details: problem };
  return order.unitStake === undefined ? { reason: 'belowMinimum' } : { units, unitStake: order.unitStake };
}

/** Returns the current prices of an order's legs, or the reason of a rejection. */
function priceLegs(world: BettingWorld, { legs, oddsRule }: Order): readonly PriceView[] | Refused {
  const checks = checkLegs(world, legs, oddsRule);
  const reason = checks.find((leg) => leg.reason)?.reason;
  return reason ? { reason, details: { checks: checks } } : checks.flatMap(({ offer }) => offer.price ?? []);
}

const computeTerms = (prices: readonly PriceView[], { units, unitStake }: Combined): Terms => ({
  prices,
  unitStake,
  stake: unitStake * BigInt(units.length),
  winAmount: computeWinAmount(prices, units, unitStake),
  capUsd: getPayoutCapUsd(prices.map(({ match, w }) => ({ game_type: match.gameType, play: w }))),
});

/** Validates a bet against the member's other bets and balance. The member has to be locked. */
async function validateMember(tx: Tx, placement: Placement, terms: Terms): Promise<Refused | undefined> {
  const { member, now, usdRate } = placement;
  if (await isDuplicate(tx, placement)) return { reason: 'duplicate' };
  const left = await readRemainingWinLimit(tx, { memberId: member.id, capUsd: terms.capUsd, usdRate, now });
  if (terms.winAmount > left) return { reason: 'abovePayoutCap', details: { maxWin: left } };
  return (await readBalances(tx, member.id)).wallet < terms.stake ? { reason: 'insufficientBalance' } : undefined;
}

/** Whether the ids of a slip price belong to the same price. If not, the request was fabricated. */
export const isConsistent = (world: BettingWorld, { oddsId, gameId, w, r }: SlipPrice): boolean => {
  const price = world.price(oddsId);
  return !price || (price.match.gameId === gameId && price.w === w && price.r === r);
};

/**
 * Accepts or rejects a bet (rulings B2, B7; F-BET-06 to F-BET-09). The stake is reserved in the same transaction, so that
 * bet and reservation exist only together (I4). A parlay is accepted or rejected as a whole.
 *
 * @throws Refusal 6012 if the member has paused play
 */
export async function placeBet(tx: Tx, placement: Placement): Promise<BetOutcome> {
  const { member, now, order, world } = placement;
  // The lock comes first: a transaction that pauses play may hold it.
  await lockMember(tx, member.id);
  await requireNoPause(tx, { memberId: member.id, now });
  const reject = ({ reason, details }: Refused) => createRejectedOutcome(order, reason, details);
  const combined = computeUnits(order);
  if ('reason' in combined) return reject(combined);
  const prices = priceLegs(world, order);
  if ('reason' in prices) return reject(prices);
  const terms = computeTerms(prices, combined);
  const refused = await validateMember(tx, placement, terms);
  return refused ? reject(refused) : book(tx, placement, terms);
}
