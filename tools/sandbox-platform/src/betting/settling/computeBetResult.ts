import type { Minor } from '@pavilion/kernel';
import type { Bet } from '../../db/tables/bettingTables.ts';
import { type SettlementCode, computeSingleNet, computeCombinationsNet } from '@pavilion/sandbox-world';
import type { LegResult } from './computeLegResult.ts';
import { findBetCombinations } from '../bets/findBetCombinations.ts';

/** Settlement code and net result of a bet. */
export interface BetResult {
  readonly code: string;
  readonly net: Minor;
}

const isReturned = (code: string): boolean => code.startsWith('D');

/** Returns the leg's code for a single. A parlay gets the code of its net win, push or loss, or `D` if all legs were returned. */
function computeBetCode({ kind }: Bet, codes: readonly string[], net: Minor): string {
  if (kind === 'single') return codes[0] ?? 'D';
  if (codes.every(isReturned)) return 'D';
  if (net === 0n) return 'P';
  return net > 0n ? 'W' : 'L';
}

/** Computes the result of a bet whose legs are all decided (rulings B1, B4, B5). */
export function computeBetResult(bet: Bet, legs: readonly LegResult[]): BetResult {
  const decided = bet.legs.map(({ price }, at) => {
    const code = legs[at]?.code ?? 'D';
    return { price, code: isReturned(code) ? ('D' as const) : (code as SettlementCode) };
  });
  const [only] = decided;
  const net =
    bet.kind === 'single' && only
      ? computeSingleNet(only, bet.stake)
      : computeCombinationsNet(decided, findBetCombinations(bet) ?? [], bet.unit_stake);
  return {
    code: computeBetCode(
      bet,
      legs.map(({ code }) => code),
      net,
    ),
    net,
  };
}
