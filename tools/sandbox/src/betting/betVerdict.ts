import type { Minor } from '@pavilion/kernel';
import type { Bet } from '../db/bettingTables.ts';
import { type SettlementCode, singleNet, unitsNet } from '../world/index.ts';
import type { LegVerdict } from './legVerdict.ts';
import { unitsOf } from './unitsOf.ts';

/** How a bet came out. */
export interface BetVerdict {
  readonly code: string;
  readonly net: Minor;
}

const isReturned = (code: string): boolean => code.startsWith('D');

/** A single has its leg's code. A series has won, come out even or lost as a whole, or is `D` if every leg was returned. */
function codeOf({ kind }: Bet, codes: readonly string[], net: Minor): string {
  if (kind === 'single') return codes[0] ?? 'D';
  if (codes.every(isReturned)) return 'D';
  if (net === 0n) return 'P';
  return net > 0n ? 'W' : 'L';
}

/** What a bet comes to once all its legs are decided (rulings B1, B4, B5). */
export function betVerdict(bet: Bet, legs: readonly LegVerdict[]): BetVerdict {
  const decided = bet.legs.map(({ price }, at) => {
    const code = legs[at]?.code ?? 'D';
    return { price, code: isReturned(code) ? ('D' as const) : (code as SettlementCode) };
  });
  const [only] = decided;
  const net =
    bet.kind === 'single' && only ? singleNet(only, bet.stake) : unitsNet(decided, unitsOf(bet) ?? [], bet.unit_stake);
  return {
    code: codeOf(
      bet,
      legs.map(({ code }) => code),
      net,
    ),
    net,
  };
}
