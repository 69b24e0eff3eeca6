import { formatCny } from '@pavilion/wallet';

/** Formats an amount in its payment currency: `¥999.62`, `142.35 USDT`. */
export function formatPayAmount(amount: string | undefined, currency: 'CNY' | 'USDT'): string {
  const isCoin = currency === 'USDT';
  const text = formatCny(amount, { symbol: !isCoin, decimals: 'always' });
  return isCoin ? `${text} USDT` : text;
}
