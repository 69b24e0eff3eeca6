import type { Minor } from '@pavilion/kernel';
import type { Bet } from '../../db/tables/bettingTables.ts';
import { type SettlementCode, singleNet, unitsNet } from '@pavilion/sandbox-world';
import type { LegResult } from './computeLegResult.ts';
import { findBetCombinations } from '../bets/findBetCombinations.ts';

/** How a bet came out. */
export interface BetResult {
  readonly code: string;
  readonly net: Minor;
}

const isReturned = (code: string): boolean => code.startsWith('D');

/** A single has its leg's code. A series has won, come out even or lost as a whole, or is `D` if every leg was returned. */
function computeBetCode({ kind }: Bet, codes: readonly string[], net: Minor): string {
  if (kind === 'single') return codes[0] ?? 'D';
  if (codes.every(isReturned)) return 'D';
  if (net === 0n) return 'P';
  return net > 0n ? 'W' : 'L';
}

/** What a bet comes to once all its legs are decided (rulings B1, B4, B5). */
export function computeBetResult(bet: Bet, legs: readonly LegResult[]): BetResult {
  const decided = bet.legs.map(({ price }, at) => {
    const code = legs[at]?.code ?? 'D';
    return { price, code: isReturned(code) ? ('D' as const) : (code as SettlementCode) };
  });
  const [only] = decided;
  const net =
    bet.kind === 'single' && only
      ? singleNet(only, bet.stake)
      : unitsNet(decided, findBetCombinations(bet) ?? [], bet.unit_stake);
  return {
    code: computeBetCode(
      bet,
      legs.map(({ code }) => code),
      net,
    ),
    net,
  };
}
