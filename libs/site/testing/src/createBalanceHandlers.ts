import type { balances } from '@pavilion/site-data';
import type { FakeHandlers } from './createFakeServices.ts';

type Balance = Awaited<ReturnType<typeof balances.load>>;

/** Creates the handlers of the read `balances`. The default is 1,000.00 in the centre wallet and no venues. */
export function createBalanceHandlers(balance: Partial<Balance> = {}): FakeHandlers {
  const {
    centerWalletBalance = '1000.00',
    lockMoney = '0.00',
    totalMoney = '0.00',
    pendingMoney,
    isAutoTransfer,
  } = balance;
  const list = (balance.venues ?? []).map((venue) => ({ ...venue, balance: venue.balance ?? '' }));
  return {
    'transfer.getBalance': () => ({ currency: 'CNY', centerWalletBalance, lockMoney }),
    'venue.allBalance': () => ({
      list,
      totalMoney,
      ...(pendingMoney !== undefined && { pendingMoney }),
      ...(isAutoTransfer !== undefined && { autoTransferStatus: isAutoTransfer ? '1' : '0' }),
    }),
  };
}
