import type { Minor } from '@pavilion/kernel';
import { formatCny } from './formatCny.ts';

/** Formats an amount with ¥ and always two decimals, as on screens that move money: `¥1,234.00`. */
export function formatYuan(amount: Minor | string | undefined | null): string {
  return formatCny(amount, { decimals: 'always' });
}
