import { readBalanceFacts, type BalanceFacts } from '@pavilion/wallet';
import type { ComposedRead, NoBody } from '../reads/readTypes.ts';

/** Centre wallet and venue balances. Both belong to one moment: a total of two moments would be wrong. */
export const balances: ComposedRead<NoBody, BalanceFacts> = {
  name: 'wallet.balances',
  auth: 'member',
  tags: ['balance'],
  load: async (call) => {
    const [centre, venues] = await Promise.all([
      call('transfer.getBalance', { withLockMoney: true }),
      call('venue.allBalance', { category: 8 }),
    ]);
    return readBalanceFacts(centre, venues);
  },
};
