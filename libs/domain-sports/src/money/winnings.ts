import { divideHalfUp, formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { parsePrice, PRICE_UNIT, type Price } from '../odds/price.ts';

const UNIT = BigInt(PRICE_UNIT);

/** What a whole win pays above the stake: stake × Hong Kong price, rounded half up to the cent once (B1, SLP-09). */
export const winnings = (stake: Minor, price: Price): Minor => divideHalfUp(stake * BigInt(price), UNIT);

/** The same from and to decimal text; `"0.00"` when either is not a number (§5, SLP-09). */
export function winningsText(stake: unknown, price: unknown): string {
  const [amount, odds] = [parseMinor(stake), parsePrice(price)];
  return formatMinor(amount === undefined || odds === undefined ? 0n : winnings(amount, odds));
}

/**
 * What is risked to win an amount at a price: amount ÷ Hong Kong price, rounded half up to the cent (B6).
 *
 * At Malay −0.88, 1,000 to win risks 880.
 */
export const riskToWin = (win: Minor, price: Price): Minor => divideHalfUp(win * UNIT, BigInt(price));
