import { divideHalfUp, formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { formatPayAmount } from '@pavilion/site-money';
import { toCoins } from '../deposit/form/toCoins.ts';
import type { WithdrawInfo, WithdrawRule } from './withdrawOptions.ts';

/** Fee and paid amount of a withdrawal. They are estimates; the order contains the platform's figures. */
export interface WithdrawSum {
  readonly fee: Minor;
  /** Paid amount, formatted in the payment currency. */
  readonly payout: string;
}

/** Terms of the platform for the computation of a withdrawal. */
export interface WithdrawTerms {
  readonly rule: WithdrawRule;
  readonly info: WithdrawInfo;
  /** CNY per coin, decimal text. */
  readonly rate: string;
}

/** Divisor of a rate in hundredths of a percent. */
const BASIS_POINTS = 10_000n;

/**
 * Computes the fee by the rules of the platform: a daily number of free withdrawals, then a share, rounded half up to the
 * fen. Returns `undefined` for an invalid rate.
 */
export function computeWithdrawal(amount: Minor, { rule, info, rate }: WithdrawTerms): WithdrawSum | undefined {
  const share = parseMinor(rule.feeRate);
  if (share === undefined) return undefined;
  const fee = info.today.freeTimesLeft > 0 ? 0n : divideHalfUp(amount * share, BASIS_POINTS);
  const left = amount - fee;
  const text = rule.currency === 'USDT' ? toCoins(left, rate) : formatMinor(left);
  return { fee, payout: formatPayAmount(text, rule.currency) };
}
