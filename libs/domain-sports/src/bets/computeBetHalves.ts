import { formatMinor, parseMinor } from '@pavilion/kernel';
import { formatLine, formatWireLine, parseLine } from '../plays/line.ts';
import { parseSide } from '../plays/side.ts';
import { findResultEffect } from '../results/resultCodes.ts';

/** Fields of a settled single, as the platform sends them. */
export interface SettledSingle {
  readonly resultCode?: string | undefined;
  readonly line: string;
  /** Side, such as `H`. */
  readonly r: string;
  readonly stake: string;
}

/** One half of a bet on a quarter line: its line and its result. */
export interface BetHalf {
  readonly line: string;
  /** Decimal text. It has three decimals if half the stake is not a whole number of cents. */
  readonly amount: string;
  readonly end: 'won' | 'push' | 'lost';
}

const formatHalfStake = (stake: bigint): string => formatMinor(stake / 2n) + (stake % 2n === 0n ? '' : '5');

/** Sides that win more easily at a higher line. Lines are written from the view of the home team. */
const HIGHER_IS_EASIER: readonly string[] = ['H', 'U'];

/**
 * Returns the two half bets of a half-won or half-lost bet (ruling B4).
 *
 * A quarter line is two bets of half the stake on the adjacent lines. Of a half win the easier bet won and the other was
 * pushed. Of a half loss the easier bet was pushed and the other lost.
 *
 * @returns an empty list for every other result
 */
export function computeBetHalves({ resultCode = '', line, r, stake }: SettledSingle): readonly BetHalf[] {
  const effect = findResultEffect(resultCode);
  const [quarters, risked, side] = [parseLine(line), parseMinor(stake), parseSide(r)];
  if ((effect !== 'halfWin' && effect !== 'halfLoss') || quarters === undefined || risked === undefined) return [];
  const step = HIGHER_IS_EASIER.includes(r) ? 1 : -1;
  const formatLineAt = (at: number): string => formatLine(formatWireLine(at), side);
  const amount = formatHalfStake(risked);
  return [
    { line: formatLineAt(quarters + step), amount, end: effect === 'halfWin' ? 'won' : 'push' },
    { line: formatLineAt(quarters - step), amount, end: effect === 'halfWin' ? 'push' : 'lost' },
  ];
}
