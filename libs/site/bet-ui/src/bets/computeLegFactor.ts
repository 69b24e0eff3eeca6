import { formatRatio, computeParlayFactor, parsePrice, resultEffect, type Outcome } from '@pavilion/domain-sports';
import type { BetPick } from './betTexts.ts';

const OUTCOME_OF: Readonly<Record<string, Outcome>> = {
  win: 'W',
  halfWin: 'LW',
  push: 'P',
  void: 'P',
  halfLoss: 'LL',
  loss: 'L',
};

/** Returns the outcome of a settled leg; `undefined` for an open leg or an unknown code. */
export const legOutcome = ({ resultCode = '' }: Pick<BetPick, 'resultCode'>): Outcome | undefined =>
  OUTCOME_OF[resultEffect(resultCode) ?? ''];

/** Returns the factor of a leg in its parlay: at 1.95 won `1.95`, half won `1.475`, returned `1`, half lost `0.5`, lost `0` (B5). */
export function legFactor(leg: Pick<BetPick, 'price' | 'resultCode'>): string | undefined {
  const [price, outcome] = [parsePrice(leg.price), legOutcome(leg)];
  if (price === undefined || outcome === undefined) return undefined;
  return formatRatio(computeParlayFactor([{ price, outcome }]), 4, 'truncate').replace(/\.?0+$/, '');
}
