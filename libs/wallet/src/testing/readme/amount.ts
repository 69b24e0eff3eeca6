import { parseAmount } from '../../cashier.ts';

/** Reads what a player typed: the wire's text, or why it is no amount. */
export function readTyped(typed: string): string {
  const { text, problem } = parseAmount(typed);
  return problem === undefined ? `sends ${text}` : `says ${problem}`;
}
