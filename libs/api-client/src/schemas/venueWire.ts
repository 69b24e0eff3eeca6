import * as z from 'zod/mini';
import { instant, moneyText } from './schema.ts';

/** Categories of venues, by the keys of the main navigation (§2). */
export const venueCategory = () => z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']);

/** `regionLimited` takes no visitors from here; their money may still come home. */
export const venueState = () => z.enum(['open', 'maintenance', 'regionLimited']);

/** §3: text, two decimals, at most 12 characters; never a minus. */
export const transferAmount = () => z.string().check(z.maxLength(12), z.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** '1' takes money from the centre wallet into the venue, '2' brings it out. */
export const transferWay = () => z.enum(['1', '2']);

/** What the covers are drawn from: pages make the picture, the platform says which. */
export const cover = z.object({ seed: z.number(), palette: z.string(), motif: z.string(), pattern: z.string() });

/**
 * A transfer between centre wallet and venue. It is `done`, or `pending` while the venue has not answered: the money is
 * then in neither, and counted in `pendingMoney` of `venue.allBalance`. One the venue refused is `reversed`.
 */
export const venueTransfer = z.object({
  transferId: z.string(),
  channelCode: z.string(),
  ty: transferWay(),
  amount: moneyText(),
  status: z.enum(['done', 'pending', 'reversed']),
});

/** A venue of a category's list. */
export const venueInfo = z.object({
  channelCode: z.string(),
  /** What `launch` is called with. */
  enName: z.string(),
  category: venueCategory(),
  name: z.string(),
  slogan: z.string(),
  state: venueState(),
  /** False where the venue stakes straight from the centre wallet: nothing is transferred. */
  hasWallet: z.boolean(),
  minTransfer: moneyText(),
  maxTransfer: moneyText(),
  gameCount: z.number(),
  cover,
});

/** A game of a list. */
export const gameInfo = z.object({
  gameCode: z.string(),
  enName: z.string(),
  channelCode: z.string(),
  category: venueCategory(),
  name: z.string(),
  venueName: z.string(),
  venueState: venueState(),
  /** Keys of the tabs that list it. */
  tabs: z.array(z.string()),
  /** In the reader's script. */
  tags: z.array(z.string()),
  /** Return to player in percent, two decimals. */
  rtp: z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isFavourite: z.boolean(),
  cover,
});

/** What 1.00 comes back as, the stake in it: decimal text. */
const payout = () => z.string().check(z.regex(/^\d{1,7}\.\d{2}$/));

/** What a player reads before playing: limits of one stake and of one round, rules, and what everything pays. */
export const gameRules = z.object({
  game: gameInfo,
  minStake: moneyText(),
  maxStake: moneyText(),
  roundMax: moneyText(),
  /** A paragraph each, in the reader's script. */
  rules: z.array(z.string()),
  /** What can be staked on; a slot says its largest payout. */
  spots: z.array(z.object({ name: z.string(), pays: payout() })),
  /** Slots only: what each number of a symbol pays. */
  paytable: z.array(z.object({ name: z.string(), pays: z.array(z.object({ count: z.number(), pays: payout() })) })),
});

/** A pool at `time`; between two reads it grows by `perHour`, what other platforms add, and by the rounds played here. */
export const bonusPool = z.object({
  poolCode: z.string(),
  channelCode: z.string(),
  name: z.string(),
  amount: moneyText(),
  perHour: moneyText(),
  /** What of each stake goes into it, in per cent: `0.50`; the venue pays it, no return is the less for it. */
  share: z.string(),
  /** A round wins it with one chance in so many for each yuan staked. */
  odds: z.number(),
  lastWin: z.object({ winner: z.string(), amount: moneyText(), time: instant() }),
});

/** A match that was or is shown. */
export const streamEntry = z.object({
  streamId: z.string(),
  gameId: z.string(),
  gameType: z.string(),
  league: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  startTime: instant(),
  status: z.enum(['live', 'ended']),
  /** Score as `H-C`. */
  score: z.string(),
  /** Set once ended. */
  endTime: z.optional(instant()),
});
