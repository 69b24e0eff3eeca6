import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { BalanceSnapshot } from '@pavilion/wallet';

/** Sums the balances of centre wallet and venues and the amount in transit; `undefined` if one is unknown. */
export function sumBalances({
  centerWalletBalance,
  totalMoney,
  pendingMoney = '0.00',
}: BalanceSnapshot): string | undefined {
  const parts = [centerWalletBalance, totalMoney, pendingMoney].map((text) => parseMinor(text));
  return parts.every((part) => part !== undefined)
    ? formatMinor(parts.reduce((sum, part) => sum + (part ?? 0n), 0n))
    : undefined;
}
