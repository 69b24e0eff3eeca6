import { parseAmount } from '../../cashier.ts';

/** Parses a typed amount: returns its wire text, or the problem. */
export function readTyped(typed: string): string {
  const { text, problem } = parseAmount(typed);
  return problem === undefined ? `sends ${text}` : `problem: ${problem}`;
}
