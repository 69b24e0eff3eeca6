import { formatMinor } from '@pavilion/kernel';
import { balancesOf } from '../ledger/balances.ts';
import { type SandboxHandlers } from '../server/handlerTypes.ts';
import { type Platform } from '../server/platform.ts';

/** Balances (§7 money). The sport venue stakes straight from the centre wallet, so no venue holds money of its own. */
export const moneyHandlers = ({ db }: Platform) =>
  ({
    'transfer.getBalance': async ({ member }) => {
      const { wallet, locked } = await balancesOf(db, member.id);
      return { currency: 'CNY', centerWalletBalance: formatMinor(wallet), lockMoney: formatMinor(locked) };
    },
    'venue.allBalance': () => ({ list: [], totalMoney: '0.00' }),
  }) satisfies Partial<SandboxHandlers>;
