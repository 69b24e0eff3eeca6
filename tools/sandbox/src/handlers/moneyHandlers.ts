import { formatMinor } from '@pavilion/kernel';
import { readBalances } from '../ledger/balances.ts';
import type { SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';

/** Handlers of balances (§7 money). */
export const createMoneyHandlers = ({ db }: Platform) =>
  ({
    'transfer.getBalance': async ({ member }) => {
      const { wallet, locked, withdrawing } = await readBalances(db, member.id);
      return {
        currency: 'CNY',
        centerWalletBalance: formatMinor(wallet),
        lockMoney: formatMinor(locked + withdrawing),
      };
    },
  }) satisfies Partial<SandboxHandlers>;
