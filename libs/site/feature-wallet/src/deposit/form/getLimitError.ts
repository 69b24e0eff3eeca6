import type { Minor } from '@pavilion/kernel';
import { formatCny } from '@pavilion/wallet';
import type { WalletT } from '../../messages/walletMessages.ts';
import type { TightestLimit } from './findTightestLimit.ts';

/** Returns the error text of an amount above what the member's limits leave. The platform validates it again. */
export function getLimitError(
  amount: Minor | undefined,
  limit: TightestLimit | undefined,
  t: WalletT,
): string | undefined {
  if (amount === undefined || !limit || amount <= limit.left) return undefined;
  return t(`deposit.aboveLeft.${limit.period}`, { left: formatCny(limit.left) });
}
