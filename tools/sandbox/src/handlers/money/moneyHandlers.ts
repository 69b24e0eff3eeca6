import { formatMinor } from '@pavilion/kernel';
import { readBalances } from '@pavilion/sandbox-platform/ledger/balances';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

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
