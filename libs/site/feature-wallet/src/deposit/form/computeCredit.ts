import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../../fields/parseRate.ts';
import type { PaymentType } from './depositOptions.ts';

const PERCENT = 100n;

const computeShare = (amount: Minor, percent: string): Minor =>
  divideHalfUp(amount * (parseRate(percent) ?? 0n), RATE_SCALE * PERCENT);

/** Computes the credited amount of a CNY payment: less the fee, plus the discount, rounded as by the platform. */
export const computeCredit = (
  amount: Minor,
  { feeRate, discountRate }: Pick<PaymentType, 'feeRate' | 'discountRate'>,
) => formatMinor(amount - computeShare(amount, feeRate) + computeShare(amount, discountRate));
