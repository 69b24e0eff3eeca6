import { parseBalance, type BalanceSnapshot } from '@pavilion/wallet';
import type { ComposedRead, NoBody } from '../reads/readTypes.ts';

/** Centre wallet and venue balances. Both belong to one moment: a total of two moments would be wrong. */
export const balances: ComposedRead<NoBody, BalanceSnapshot> = {
  name: 'wallet.balances',
  auth: 'member',
  tags: ['balance'],
  load: async (call) => {
    const [centre, venues] = await Promise.all([
      call('transfer.getBalance', { withLockMoney: true }),
      call('venue.allBalance', { category: 8 }),
    ]);
    return parseBalance(centre, venues);
  },
};
