import * as z from 'zod/mini';
import { instant, moneyText } from './schema.ts';

/** One round of a venue's game, or one ticket of a draw (ours; §7 names the call of the record and no fields). */
export const roundRecord = z.object({
  roundId: z.string(),
  channelCode: z.string(),
  category: z.enum(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY']),
  venueName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  /** What was staked on, in words. */
  picks: z.array(z.object({ name: z.string(), stake: moneyText(), returned: z.optional(moneyText()) })),
  stake: moneyText(),
  status: z.enum(['open', 'settled']),
  /** Everything that came back, the stake in it; set once settled, as `net` and `settledAt`. */
  payout: z.optional(moneyText()),
  /** A bonus pool it won; `payout` and `net` have it in them. */
  poolWon: z.optional(moneyText()),
  /** Net result, minus for a loss. */
  net: z.optional(moneyText()),
  /** Number of the draw, of a game that has them. */
  drawNo: z.optional(z.number()),
  placedAt: instant(),
  settledAt: z.optional(instant()),
});
