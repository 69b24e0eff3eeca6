import * as z from 'zod/mini';
import { instant, moneyText } from './schema.ts';
import { gameType, lineText, priceText } from './sportWire.ts';

/** Most legs of a series: as many as the slip holds (§9). */
const MAX_LEGS = 10;

/**
 * Why the platform did not take a bet. Of a series: `sameGame`, two legs of one match; `notCombinable`, a champion leg
 * or a system that does not fit the number of legs. `started`: a play of before the kick-off, bet on after it (F-BET-08).
 * `abovePayoutCap`: the member's winnings of the day would pass the cap of §1.
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

/** How far a changed price may be taken without asking (rulings B2, B7). A changed line always asks. */
export const oddsRule = z.enum(['none', 'better', 'any']);

/** A price as the player saw it. */
export const seenPrice = {
  gameId: z.string(),
  oddsId: z.string(),
  w: z.string(),
  r: z.string(),
  line: lineText(),
  price: priceText(),
};

/** Legs of a series. */
export const seriesLegs = () => z.array(z.object(seenPrice)).check(z.minLength(2), z.maxLength(MAX_LEGS));

/** A pass type as it is written, M串N: `3x1`, `3x4`. Which there are: see `sport.placeSeries`. */
export const systemName = () => z.string().check(z.regex(/^\d{1,2}x\d{1,4}$/));

/** A leg in the answer to a series: the price it stands at, or its new one with the reason why it was refused. */
const legOutcome = z.object({
  oddsId: z.string(),
  price: priceText(),
  line: lineText(),
  ver: z.optional(z.number()),
  reason: z.optional(betRejection),
});

/** What became of a bet; `UNKNOWN` only from `betStatus`: the platform never saw that request id. */
export const betOutcome = z.object({
  status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED', 'UNKNOWN']),
  requestId: z.string(),
  ticketId: z.optional(z.string()),
  /** The price a single stands at, or the new one where it was refused for it. A series says it leg by leg. */
  price: z.optional(priceText()),
  line: z.optional(lineText()),
  ver: z.optional(z.number()),
  /** The whole stake; of a series that of all units together. */
  stake: z.optional(moneyText()),
  /** Net win if the bet wins whole. */
  winAmount: z.optional(moneyText()),
  reason: z.optional(betRejection),
  /** Of a stake that was too small or too large; of a series those of one unit of it. */
  limits: z.optional(z.object({ min: moneyText(), max: moneyText() })),
  /** What may still be won today under the cap that holds for this bet; with `abovePayoutCap`. */
  maxWin: z.optional(moneyText()),
  placedAt: z.optional(instant()),
  /** Series only. */
  legs: z.optional(z.array(legOutcome)),
  systems: z.optional(z.array(systemName())),
  /** Number of combinations. */
  units: z.optional(z.number()),
});

/** Result codes of §3. */
export const resultCode = z.string().check(z.regex(/^(A|W|LW|LL|L|P|D|D[0-9A-Z])$/));

/** What was bet on: a single's own, or one leg of a series. */
const betPick = {
  gameType: gameType(),
  gameId: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  /** Kick-off. */
  startTime: instant(),
  w: z.string(),
  r: z.string(),
  /** Name of the champion that was bet on. */
  runner: z.optional(z.string()),
  line: lineText(),
  price: priceText(),
  /** Set once it is decided. */
  resultCode: z.optional(resultCode),
  /** `H-C` at the time of the bet, in-play only; and the one that decided it. */
  scoreAtBet: z.optional(z.string()),
  scoreFinal: z.optional(z.string()),
};

/**
 * A bet of the record. A single says itself what was bet on. Of a series read `legs`; the same fields of the bet are those
 * of its first leg, but for `resultCode`: `W`, `P` or `L` as the whole has won, come out even or lost, `D` if every leg
 * was returned.
 */
export const betRecord = z.object({
  betId: z.string(),
  ticketId: z.string(),
  kind: z.enum(['single', 'series']),
  ...betPick,
  /** Series only. */
  legs: z.optional(z.array(z.object(betPick))),
  systems: z.optional(z.array(systemName())),
  units: z.optional(z.number()),
  unitStake: z.optional(moneyText()),
  /** The whole stake. */
  stake: moneyText(),
  /** Net win if the bet wins whole. */
  winAmount: moneyText(),
  status: z.enum(['pending', 'open', 'settled', 'rejected']),
  /** Net result, minus for a loss; set once settled. */
  net: z.optional(moneyText()),
  placedAt: instant(),
  settledAt: z.optional(instant()),
  /** When a corrected result changed a bet that had been settled, and what it had come to before. */
  resettledAt: z.optional(instant()),
  formerResultCode: z.optional(resultCode),
  formerNet: z.optional(moneyText()),
  /**
   * What a correction should have taken back and the wallet no longer held; the house bears it, a wallet is never
   * below zero.
   */
  writtenOff: z.optional(moneyText()),
});
