import { formatLine, formatWireLine, parseLine, parseSide, resultEffect } from '@pavilion/domain-sports';
import { formatMinor, parseMinor } from '@pavilion/kernel';
import type { BetRecord } from './betWords.ts';

/** One half of a bet on a quarter line: the line it stood on, and how it ended. */
export interface BetHalf {
  readonly line: string;
  /** Decimal text; three decimals where the stake does not halve into cents. */
  readonly amount: string;
  readonly end: 'won' | 'push' | 'lost';
}

const formatHalfStake = (stake: bigint): string => formatMinor(stake / 2n) + (stake % 2n === 0n ? '' : '5');

/** Sides that a higher line suits, seen from home. */
const HIGHER_IS_EASIER: readonly string[] = ['H', 'U'];

/**
 * How a half-won or half-lost bet came about: a quarter line is two bets of half the stake on the lines beside it; of a
 * half win the easier one has won and the other is pushed, of a half loss the easier one is pushed (ruling B4).
 *
 * Empty for every other result.
 */
export function betHalves({ resultCode = '', line, r, stake }: BetRecord): readonly BetHalf[] {
  const effect = resultEffect(resultCode);
  const [quarters, risked, side] = [parseLine(line), parseMinor(stake), parseSide(r)];
  if ((effect !== 'halfWin' && effect !== 'halfLoss') || quarters === undefined || risked === undefined) return [];
  const step = HIGHER_IS_EASIER.includes(r) ? 1 : -1;
  const lineAt = (at: number): string => formatLine(formatWireLine(at), side);
  const amount = formatHalfStake(risked);
  return [
    { line: lineAt(quarters + step), amount, end: effect === 'halfWin' ? 'won' : 'push' },
    { line: lineAt(quarters - step), amount, end: effect === 'halfWin' ? 'push' : 'lost' },
  ];
}
