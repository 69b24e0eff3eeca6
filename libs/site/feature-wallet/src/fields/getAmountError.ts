import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { formatPayAmount } from '@pavilion/site-money';
import { formatCny } from '@pavilion/wallet';
import type { AmountReading } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';

/** Bounds of an amount, decimal text; a missing bound is not checked. */
export interface AmountBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly balance?: string | undefined;
}

const formatShort = (amount: Minor, currency: 'CNY' | 'USDT') =>
  currency === 'CNY' ? formatCny(amount, { decimals: 'trim' }) : formatPayAmount(formatMinor(amount), currency);

interface AmountTexts {
  readonly t: WalletT;
  readonly currency: 'CNY' | 'USDT';
}

function findAmountError(
  parsed: AmountReading,
  bounds: AmountBounds,
  { t, currency }: AmountTexts,
): string | undefined {
  if (parsed.problem !== undefined) return t(`amount.${parsed.problem}`);
  const { amount } = parsed;
  const [min, max, balance] = [bounds.min, bounds.max, bounds.balance].map((text) => parseMinor(text));
  if (min !== undefined && amount < min) return t('amount.belowMin', { min: formatShort(min, currency) });
  if (max !== undefined && amount > max) return t('amount.aboveMax', { max: formatShort(max, currency) });
  if (balance !== undefined && amount > balance)
    return t('amount.aboveBalance', { balance: formatPayAmount(formatMinor(balance), currency) });
  return undefined;
}

/** Returns the error text of an amount in CNY; `undefined` if it is valid. The platform validates it again. */
export const getAmountError = (parsed: AmountReading, bounds: AmountBounds, t: WalletT): string | undefined =>
  findAmountError(parsed, bounds, { t, currency: 'CNY' });

/** Returns the error text of an amount in USDT, as {@link getAmountError} does for CNY. */
export const getCoinAmountError = (parsed: AmountReading, bounds: AmountBounds, t: WalletT): string | undefined =>
  findAmountError(parsed, bounds, { t, currency: 'USDT' });
