import { parseMinor, type Minor } from '@pavilion/kernel';
import { computeBonus } from '@pavilion/wallet';
import type { ActivityReward } from './kindTypes.ts';

/** Digits of a percentage in hundredths, as a share of one: `0.5000` for 50 %. */
const SHARE_DIGITS = 4;

/** Converts a percentage of the wire to a share: `"8.50"` becomes `"0.0850"`. */
export function toShare(percent: string | undefined): string | undefined {
  const hundredths = parseMinor(percent);
  if (hundredths === undefined || hundredths < 0n) return undefined;
  const digits = String(hundredths).padStart(SHARE_DIGITS + 1, '0');
  return `${digits.slice(0, -SHARE_DIGITS)}.${digits.slice(-SHARE_DIGITS)}`;
}

/** Computes the bonus of a deposit by the terms of the platform (WAL-09). */
export function computeReward(amount: Minor | undefined, { target, rate, amount: maximum }: ActivityReward): Minor {
  const [threshold, limit, share] = [parseMinor(target), parseMinor(maximum), toShare(rate)];
  return computeBonus({
    ...(amount !== undefined && { amount }),
    ...(threshold !== undefined && { threshold }),
    ...(share !== undefined && { rate: share }),
    ...(limit !== undefined && { maximum: limit }),
  });
}
