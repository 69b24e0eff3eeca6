import * as z from 'zod/mini';
import { call, moneyText, unspecified } from '../fields/schema.ts';
import { transferAmount, transferDirection, venueCategory, venueState, venueTransfer } from './venueWire.ts';

const exampleTransfer = {
  transferId: '42',
  channelCode: 'BGDZ',
  ty: '1' as const,
  amount: '100.00',
  status: 'done' as const,
};

const enabled = () => z.enum(['0', '1']);

/**
 * Schemas of the venue calls. The specification has channelCode, amount, ty, isActivity, enName, gameCode, url, category and
 * totalMoney; the rest is our decision. `category` of `allBalance` is 8 for all venues, or 1 to 7 for one category in the
 * order TY, ZR, QP, DJ, CP, DZ, BY. The other calls use the key of the category.
 */
export const venueMoneySchemas = {
  'venue.allBalance': call({
    spec: '§3, §7 games',
    request: z.object({ category: z.number().check(z.int(), z.minimum(1), z.maximum(8)) }),
    response: z.object({
      list: z.array(
        z.object({
          channelCode: z.string(),
          name: z.string(),
          balance: moneyText(),
          category: z.optional(venueCategory()),
          state: z.optional(venueState()),
        }),
      ),
      /** Sum of the listed venue balances. */
      totalMoney: moneyText(),
      /** Money in transit. With the centre wallet of the same moment the sum is complete. */
      pendingMoney: z.optional(moneyText()),
      centerWalletBalance: z.optional(moneyText()),
      autoTransferStatus: z.optional(enabled()),
    }),
    example: {
      request: { category: 8 },
      response: {
        list: [{ channelCode: 'BGDZ', name: '百工电子', balance: '100.00', category: 'DZ', state: 'open' }],
        totalMoney: '100.00',
        pendingMoney: '0.00',
        centerWalletBalance: '9900.00',
        autoTransferStatus: '0',
      },
    },
  }),
  /** 6301 if the venue has no wallet. */
  'venue.balance': call({
    spec: '§7 games',
    request: z.object({ channelCode: z.string() }),
    response: z.object({ channelCode: z.string(), name: z.string(), balance: moneyText() }),
    example: {
      request: { channelCode: 'BGDZ' },
      response: { channelCode: 'BGDZ', name: '百工电子', balance: '100.00' },
    },
  }),
  /**
   * 6014 if the venue refused and the money was returned; 6301 with `data.reason` for an amount outside the limits or the
   * balance; 6413 with `data.remaining` while an activity's turnover at the venue is unmet. `isActivity` marks a transfer made
   * in the turnover dialog.
   */
  'venue.transfer': call({
    spec: '§3, §7 games',
    request: z.object({
      channelCode: z.string(),
      amount: transferAmount(),
      ty: transferDirection(),
      isActivity: z.optional(z.number()),
    }),
    response: venueTransfer,
    example: { request: { channelCode: 'BGDZ', amount: '100.00', ty: '1' }, response: exampleTransfer },
  }),
  /** Recalls the money of all venues, or of one. Money of a closed venue, or with unmet turnover, stays and is in `kept`. */
  'venue.recycle': call({
    spec: '§7 games',
    request: z.object({ channelCode: z.optional(z.string()) }),
    response: z.object({
      list: z.array(
        z.object({
          channelCode: z.string(),
          amount: moneyText(),
          status: z.enum(['done', 'pending', 'reversed', 'kept']),
          transferId: z.optional(z.string()),
          /** Reason why it stays: 6413 or 6415. */
          reasonCode: z.optional(z.number()),
        }),
      ),
      /** Amount credited to the centre wallet. */
      totalMoney: moneyText(),
    }),
    example: {
      request: {},
      response: {
        list: [{ channelCode: 'BGDZ', amount: '100.00', status: 'done', transferId: '43' }],
        totalMoney: '100.00',
      },
    },
  }),
  /**
   * 6413 while turnover at another venue is unmet, because its money cannot be moved; `isActivity: 1` launches anyway ("Enter
   * directly"). An empty `gameCode` opens the lobby of the venue.
   */
  'venue.launch': call({
    spec: '§3, §4, §7 games',
    request: z.object({ enName: z.string(), gameCode: z.string(), isActivity: z.optional(z.number()) }),
    response: z.object({
      url: z.string(),
      /**
       * Our decision: whether the venue reads `theme=light` or `theme=dark` from the query of `url` and does not sign it. If
       * absent, the URL must be opened unchanged, because a signed one may not accept additions.
       */
      takesTheme: z.optional(z.boolean()),
      data: z.optional(unspecified()),
      /** Money moved by auto-transfer. */
      transfer: z.optional(venueTransfer),
    }),
    example: { request: { enName: 'CRTY', gameCode: '' }, response: { url: 'CRTY' } },
  }),
  'status.setAutoTransferStatus': call({
    spec: '§7 games status',
    request: z.object({ status: enabled() }),
    response: z.object({ status: enabled() }),
    example: { request: { status: '1' }, response: { status: '1' } },
  }),
};
