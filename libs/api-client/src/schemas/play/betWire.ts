import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';
import { gameType, lineText, priceText } from './sportWire.ts';

/** Maximum number of legs of a series, equal to the size of the bet slip (§9). */
const MAX_LEGS = 10;

/**
 * Reason why the platform refused a bet. For a series, `sameGame` means two legs of one match, and `notCombinable` a
 * champion leg or a system that does not fit the number of legs. `started`: a market from before kick-off, bet on after it
 * (F-BET-08). `abovePayoutCap`: the member's winnings of the day would exceed the cap of §1.
 */
export const betRejection = z.enum([
  'priceChanged',
  'lineChanged',
  'suspended',
  'closed',
  'started',
  'insufficientBalance',
  'belowMinimum',
  'aboveMaximum',
  'abovePayoutCap',
  'duplicate',
  'sameGame',
  'notCombinable',
  'accountLocked',
]);

/** Changes of odds that are accepted without a new confirmation (rulings B2, B7). A changed line always needs one. */
export const oddsRule = z.enum(['none', 'better', 'any']);

/** Price as shown to the player. */
export const shownPrice = {
  gameId: z.string(),
  oddsId: z.string(),
  w: z.string(),
  r: z.string(),
  line: lineText(),
  price: priceText(),
};

/** Legs of a series. */
export const seriesLegs = () => z.array(z.object(shownPrice)).check(z.minLength(2), z.maxLength(MAX_LEGS));

/** Pass type, M串N: `3x1`, `3x4`. For the types see `sport.placeSeries`. */
export const systemName = () => z.string().check(z.regex(/^\d{1,2}x\d{1,4}$/));

/** Leg in the response to a series: its accepted price, or the new one with the reason of the refusal. */
const legOutcome = z.object({
  oddsId: z.string(),
  price: priceText(),
  line: lineText(),
  ver: z.optional(z.number()),
  reason: z.optional(betRejection),
});

/** Outcome of a bet. `UNKNOWN` comes only from `betStatus`: the platform has no such request id. */
export const betOutcome = z.object({
  status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED', 'UNKNOWN']),
  requestId: z.string(),
  ticketId: z.optional(z.string()),
  /** Accepted price of a single, or the new one after a refusal. A series has its prices in `legs`. */
  price: z.optional(priceText()),
  line: z.optional(lineText()),
  ver: z.optional(z.number()),
  /** Stake of the bet; for a series the sum of all units. */
  stake: z.optional(moneyText()),
  /** Winnings if the bet wins in full. */
  winAmount: z.optional(moneyText()),
  reason: z.optional(betRejection),
  /** Limits that the stake violated; for a series the limits of one unit. */
  limits: z.optional(z.object({ min: moneyText(), max: moneyText() })),
  /** Winnings that are still possible today under the cap of this bet; with `abovePayoutCap`. */
  maxWin: z.optional(moneyText()),
  placedAt: z.optional(instant()),
  /** Only for a series. */
  legs: z.optional(z.array(legOutcome)),
  systems: z.optional(z.array(systemName())),
  /** Number of combinations. */
  units: z.optional(z.number()),
});

/** Result codes of §3. */
export const resultCode = z.string().check(z.regex(/^(A|W|LW|LL|L|P|D|D[0-9A-Z])$/));

/** Selection of a single, or of one leg of a series. */
const betSelection = {
  gameType: gameType(),
  gameId: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  /** Kick-off. */
  startTime: instant(),
  w: z.string(),
  r: z.string(),
  /** Name of the champion runner. */
  runner: z.optional(z.string()),
  line: lineText(),
  price: priceText(),
  /** Set once it is settled. */
  resultCode: z.optional(resultCode),
  /** Score as `H-C` at the time of the bet (in-play only), and the final one. */
  scoreAtBet: z.optional(z.string()),
  scoreFinal: z.optional(z.string()),
};

/**
 * Bet of the record. A single contains its selection. A series has its selections in `legs`; the same fields of the bet are
 * those of the first leg, except `resultCode`: `W`, `P` or `L` if the whole bet won, broke even or lost, `D` if every leg
 * was returned.
 */
export const betRecord = z.object({
  betId: z.string(),
  ticketId: z.string(),
  kind: z.enum(['single', 'series']),
  ...betSelection,
  /** Only for a series. */
  legs: z.optional(z.array(z.object(betSelection))),
  systems: z.optional(z.array(systemName())),
  units: z.optional(z.number()),
  unitStake: z.optional(moneyText()),
  /** Stake of the bet. */
  stake: moneyText(),
  /** Winnings if the bet wins in full. */
  winAmount: moneyText(),
  status: z.enum(['pending', 'open', 'settled', 'rejected']),
  /** Net result, negative for a loss; set once settled. */
  net: z.optional(moneyText()),
  placedAt: instant(),
  settledAt: z.optional(instant()),
  /** Time of a resettlement, and the values before it. */
  resettledAt: z.optional(instant()),
  formerResultCode: z.optional(resultCode),
  formerNet: z.optional(moneyText()),
  /** Amount that a resettlement could not debit because the wallet is never negative. The operator bears it. */
  writtenOff: z.optional(moneyText()),
});
