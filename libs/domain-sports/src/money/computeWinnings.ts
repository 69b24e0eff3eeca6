import { divideHalfUp, formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { parsePrice, PRICE_UNIT, type Price } from '../odds/price.ts';
import { createRatio, type Ratio } from '../odds/ratio.ts';
import { formatWinningsFast } from './formatWinningsFast.ts';

const UNIT = BigInt(PRICE_UNIT);

const exact = (price: Price | Ratio): Ratio => (typeof price === 'number' ? createRatio(BigInt(price), UNIT) : price);

/**
 * Computes the winnings of a full win: stake × Hong Kong price, rounded half up to the cent once (B1, SLP-09).
 *
 * @param price a stored price, or the exact Hong Kong odds of a Malay or Indonesian price (`toHongKongOdds`)
 */
export function computeWinnings(stake: Minor, price: Price | Ratio): Minor {
  const { numerator, denominator } = exact(price);
  return divideHalfUp(stake * numerator, denominator);
}

/** Computes winnings from and to decimal text; `"0.00"` if either text is not a number (§5, SLP-09). */
export function formatWinnings(stake: unknown, price: unknown): string {
  return formatWinningsFast(stake, price) ?? formatWinningsExact(stake, price);
}

function formatWinningsExact(stake: unknown, price: unknown): string {
  const [amount, odds] = [parseMinor(stake), parsePrice(price)];
  return formatMinor(amount === undefined || odds === undefined ? 0n : computeWinnings(amount, odds));
}

/**
 * Computes the stake that wins an amount: amount ÷ Hong Kong price, rounded half up to the cent (B6).
 *
 * At Malay −0.88, 1,000 to win risks 880: `computeRisk(100_000n, toHongKongOdds(parseRatio('-0.88'), 'M'))`. A stored
 * price would give 879.97, because 1 ÷ 0.88 is not a finite decimal.
 */
export function computeRisk(win: Minor, price: Price | Ratio): Minor {
  const { numerator, denominator } = exact(price);
  return divideHalfUp(win * denominator, numerator);
}
