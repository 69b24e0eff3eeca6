import { parseMinor, type Minor } from '@pavilion/kernel';
import { ConsoleRefusal } from './consoleTypes.ts';

/** Largest amount of a command: 1,000,000,000,000.00. Sums of such amounts fit the ledger. */
const MAX_AMOUNT: Minor = 1_000_000_000_000_00n;

/** Parses an amount; a negative one removes money. */
export function requireAmount(text: unknown): Minor {
  const amount = parseMinor(text);
  if (amount !== undefined && amount <= MAX_AMOUNT && amount >= -MAX_AMOUNT) return amount;
  throw new ConsoleRefusal(400, 'An amount is decimal text with at most two decimals, up to 1000000000000.00.');
}
