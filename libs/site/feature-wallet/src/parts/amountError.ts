import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { formatCny } from '@pavilion/wallet';
import type { AmountReading } from '@pavilion/wallet/cashier';
import type { WalletT } from '../messages/walletMessages.ts';
import { formatPayAmount } from './formatPayAmount.ts';

/** What an amount must keep to; decimal text, left out where there is no such bound. */
export interface AmountBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly balance?: string | undefined;
}

const short = (amount: Minor, currency: 'CNY' | 'USDT') =>
  currency === 'CNY' ? formatCny(amount, { decimals: 'trim' }) : formatPayAmount(formatMinor(amount), currency);

interface AmountTexts {
  readonly t: WalletT;
  readonly currency: 'CNY' | 'USDT';
}

function findError(reading: AmountReading, bounds: AmountBounds, { t, currency }: AmountTexts): string | undefined {
  if (reading.problem !== undefined) return t(`amount.${reading.problem}`);
  const { amount } = reading;
  const [min, max, balance] = [bounds.min, bounds.max, bounds.balance].map((text) => parseMinor(text));
  if (min !== undefined && amount < min) return t('amount.belowMin', { min: short(min, currency) });
  if (max !== undefined && amount > max) return t('amount.aboveMax', { max: short(max, currency) });
  if (balance !== undefined && amount > balance)
    return t('amount.aboveBalance', { balance: formatPayAmount(formatMinor(balance), currency) });
  return undefined;
}

/** What is wrong with an amount in CNY, in words; nothing where it can be sent. The platform judges again. */
export const amountError = (reading: AmountReading, bounds: AmountBounds, t: WalletT): string | undefined =>
  findError(reading, bounds, { t, currency: 'CNY' });

/** {@link amountError} of an amount in USDT. */
export const coinAmountError = (reading: AmountReading, bounds: AmountBounds, t: WalletT): string | undefined =>
  findError(reading, bounds, { t, currency: 'USDT' });
