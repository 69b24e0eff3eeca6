import * as z from 'zod/mini';
import { call, moneyText } from '../fields/schema.ts';

export const moneySchemas = {
  'transfer.getBalance': call({
    spec: '§7 money',
    request: z.object({ withLockMoney: z.boolean() }),
    response: z.object({
      currency: z.literal('CNY'),
      centerWalletBalance: moneyText(),
      /** Hold: stakes of open bets and withdrawals under review; not part of the balance. */
      lockMoney: moneyText(),
    }),
    example: {
      request: { withLockMoney: true },
      response: { currency: 'CNY', centerWalletBalance: '10000.00', lockMoney: '0.00' },
    },
  }),
};
