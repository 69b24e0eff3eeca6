import { divideHalfUp, formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { coinsFor } from '../deposit/coinsFor.ts';
import { formatPayAmount } from '../parts/formatPayAmount.ts';
import type { WithdrawInfo, WithdrawRule } from './withdrawOptions.ts';

/** What a withdrawal costs and what arrives; the platform's own figures come with the order. */
export interface WithdrawSum {
  readonly fee: Minor;
  /** In the currency it is paid out in. */
  readonly arrives: string;
}

/** Rules of the platform that a withdrawal is computed by. */
export interface WithdrawTerms {
  readonly rule: WithdrawRule;
  readonly info: WithdrawInfo;
  /** CNY per coin, decimal text. */
  readonly rate: string;
}

/** Hundredths of a percent make ten thousand. */
const BASIS_POINTS = 10_000n;

/** Works the fee out as the platform's rules say it: so many free a day, then a share, half up to the fen. */
export function computeWithdrawal(amount: Minor, { rule, info, rate }: WithdrawTerms): WithdrawSum | undefined {
  const share = parseMinor(rule.feeRate);
  if (share === undefined) return undefined;
  const fee = info.today.freeTimesLeft > 0 ? 0n : divideHalfUp(amount * share, BASIS_POINTS);
  const left = amount - fee;
  const text = rule.currency === 'USDT' ? coinsFor(left, rate) : formatMinor(left);
  return { fee, arrives: formatPayAmount(text, rule.currency) };
}
