import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';
import { tableMatch } from './matchWire.ts';
import { payout } from './payout.ts';

/** Categories of venues, by the keys of the main navigation (§2). */
export const venueCategory = () => z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']);

/** `regionLimited`: not available in the player's region; money there can still be recalled. */
export const venueState = () => z.enum(['open', 'maintenance', 'regionLimited']);

/** §3: decimal text, two decimals, at most 12 characters, not negative. */
export const transferAmount = () => z.string().check(z.maxLength(12), z.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** '1' moves money from the centre wallet to the venue, '2' back. */
export const transferDirection = () => z.enum(['1', '2']);

/** Parameters of a generated cover. Pages draw the picture from them. */
export const cover = z.object({
  seed: z.number(),
  palette: z.string(),
  motif: z.string(),
  /** Number of characters at the end of the name that a cover sets smaller. */
  ending: z.optional(z.number()),
});

/**
 * Transfer between centre wallet and venue. It is `done`, `pending` while the venue has not confirmed it, or `reversed` if
 * the venue refused. Pending money is in neither balance but in `pendingMoney` of `venue.allBalance`.
 */
export const venueTransfer = z.object({
  transferId: z.string(),
  channelCode: z.string(),
  ty: transferDirection(),
  amount: moneyText(),
  status: z.enum(['done', 'pending', 'reversed']),
});

/** Venue of a category's list. */
export const venueInfo = z.object({
  channelCode: z.string(),
  /** Name for `launch`. */
  enName: z.string(),
  category: venueCategory(),
  name: z.string(),
  slogan: z.string(),
  state: venueState(),
  /** False if the venue takes stakes directly from the centre wallet; nothing is then transferred. */
  hasWallet: z.boolean(),
  minTransfer: moneyText(),
  maxTransfer: moneyText(),
  gameCount: z.number(),
  cover,
});

/** Game of a list. */
export const gameInfo = z.object({
  gameCode: z.string(),
  enName: z.string(),
  channelCode: z.string(),
  category: venueCategory(),
  name: z.string(),
  venueName: z.string(),
  venueState: venueState(),
  /** Keys of the tabs that contain it. */
  tabs: z.array(z.string()),
  /** In the script of the player's language. */
  tags: z.array(z.string()),
  /** Return to player in percent, two decimals. */
  rtp: z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isFavourite: z.boolean(),
  /** Limits of a stake. */
  minStake: z.optional(moneyText()),
  maxStake: z.optional(moneyText()),
  /** The most important rule in one sentence, in the script of the player's language. */
  rule: z.optional(z.string()),
  cover,
});

/** Row of a lobby: the most popular games of a tab or a venue, and the number of all of them. */
export const gameRow = z.object({
  /** Key of the tab, or channel code of the venue. */
  key: z.string(),
  total: z.number(),
  list: z.array(gameInfo),
});

/** Information before playing: limits of a stake and of a round, rules, and payouts. */
export const gameRules = z.object({
  game: gameInfo,
  minStake: moneyText(),
  maxStake: moneyText(),
  roundMax: moneyText(),
  /** Paragraphs, in the script of the player's language. */
  rules: z.array(z.string()),
  /** Bet fields; for a slot its largest payout. */
  spots: z.array(z.object({ name: z.string(), pays: payout() })),
  /** Slots only: payouts by symbol and count. */
  paytable: z.array(z.object({ name: z.string(), pays: z.array(z.object({ count: z.number(), pays: payout() })) })),
});

/** Bonus pool at `time`. Until the next read it grows by `perHour` (other platforms) and by the rounds played here. */
export const bonusPool = z.object({
  poolCode: z.string(),
  channelCode: z.string(),
  name: z.string(),
  amount: moneyText(),
  perHour: moneyText(),
  /** Percent of each stake that goes into the pool: `0.50`. The venue pays it; returns are not reduced. */
  share: z.string(),
  /** A round wins it with a chance of 1 in `odds` for each CNY staked. */
  odds: z.number(),
  lastWin: z.object({ winner: z.string(), amount: moneyText(), time: instant() }),
});

/** Result of a round or draw: `B`, `P` or `T` for card tables; a pocket; dice; drawn numbers; maps won by each team. */
const tableResult = z.object({ no: z.string(), values: z.array(z.string()) });

/** Open draw of a table with shared draws. */
const openDraw = z.object({
  no: z.string(),
  closesAt: instant(),
  dueAt: instant(),
  /** Time between two draws, milliseconds. */
  periodMs: z.number(),
});

/** State, limits and latest results of a table, a card room, a lottery or an e-sports match. */
export const tableState = z.object({
  gameCode: z.string(),
  /** Rules of the game, such as `baccarat`. */
  kind: z.string(),
  state: venueState(),
  minStake: moneyText(),
  maxStake: moneyText(),
  /** Members who have opened the table or played at it within the last minutes. */
  players: z.number(),
  draw: z.optional(openDraw),
  /** E-sports only: live matches, then the next ones. */
  matches: z.optional(z.array(tableMatch)),
  /** Latest results of all players, oldest first. */
  results: z.array(tableResult),
});

/** Match with a past or present stream. */
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
