import type { Minor } from '@pavilion/kernel';
import { formatCny } from '@pavilion/wallet';

/** Formats an amount of a table with two decimals and groups of thousands, without a currency sign. */
export const formatFigure = (amount: Minor): string => formatCny(amount, { symbol: false, decimals: 'always' });

/** Formats a result with its sign: `+91.00`, `-200.00`, `0.00`. */
export const formatResult = (amount: Minor): string =>
  formatCny(amount, { symbol: false, decimals: 'always', plus: true });
