import { parseBalance, type BalanceSnapshot } from '@pavilion/wallet';
import type { ComposedRead, NoBody } from '../reads/readTypes.ts';

/** Centre wallet and venue balances. They are read together, because a total from two moments would be wrong. */
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
