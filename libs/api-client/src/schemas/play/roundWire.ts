import * as z from 'zod/mini';
import { instant, moneyText } from '../fields/schema.ts';

/** Round of a game, or ticket of a draw. The fields are ours: §7 has only the call of the record. */
export const roundRecord = z.object({
  roundId: z.string(),
  channelCode: z.string(),
  category: z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']),
  venueName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** Bet fields of the round, by name. */
  picks: z.array(z.object({ name: z.string(), stake: moneyText(), returned: z.optional(moneyText()) })),
  stake: moneyText(),
  status: z.enum(['open', 'settled']),
  /** Return, including the stake; set once settled, like `net` and `settledAt`. */
  payout: z.optional(moneyText()),
  /** Bonus pool that the round won; included in `payout` and `net`. */
  poolWon: z.optional(moneyText()),
  /** Net result, negative for a loss. */
  net: z.optional(moneyText()),
  /** Number of the draw, for games with draws. */
  drawNo: z.optional(z.number()),
  placedAt: instant(),
  settledAt: z.optional(instant()),
});
