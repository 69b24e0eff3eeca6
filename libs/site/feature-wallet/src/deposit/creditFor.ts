import { divideHalfUp, formatMinor, type Minor } from '@pavilion/kernel';
import { parseRate, RATE_SCALE } from '../parts/parseRate.ts';
import type { PaymentType } from './depositOptions.ts';

const PERCENT = 100n;

const computeShare = (amount: Minor, percent: string): Minor =>
  divideHalfUp(amount * (parseRate(percent) ?? 0n), RATE_SCALE * PERCENT);

/** What a payment of CNY comes to in the wallet, less the fee and with what is given on top; as the platform reckons it. */
export const creditFor = (amount: Minor, { feeRate, discountRate }: Pick<PaymentType, 'feeRate' | 'discountRate'>) =>
  formatMinor(amount - computeShare(amount, feeRate) + computeShare(amount, discountRate));
