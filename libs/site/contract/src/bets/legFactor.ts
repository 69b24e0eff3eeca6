import { formatRatio, computeParlayFactor, parsePrice, resultEffect, type Outcome } from '@pavilion/domain-sports';
import type { BetPick } from './betWords.ts';

const OUTCOME_OF: Readonly<Record<string, Outcome>> = {
  win: 'W',
  halfWin: 'LW',
  push: 'P',
  void: 'P',
  halfLoss: 'LL',
  loss: 'L',
};

/** How a decided leg counts in its series; `undefined` while it waits, or for a code we do not know. */
export const legOutcome = ({ resultCode = '' }: Pick<BetPick, 'resultCode'>): Outcome | undefined =>
  OUTCOME_OF[resultEffect(resultCode) ?? ''];

/** What a leg multiplies its series by: `1.95` won, `1.475` half won, `1` returned, `0.5` half lost, `0` lost (B5). */
export function legFactor(leg: Pick<BetPick, 'price' | 'resultCode'>): string | undefined {
  const [price, outcome] = [parsePrice(leg.price), legOutcome(leg)];
  if (price === undefined || outcome === undefined) return undefined;
  return formatRatio(computeParlayFactor([{ price, outcome }]), 4, 'truncate').replace(/\.?0+$/, '');
}
