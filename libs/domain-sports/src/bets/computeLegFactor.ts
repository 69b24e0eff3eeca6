import { computeParlayFactor } from '../money/parlay.ts';
import { parsePrice } from '../odds/price.ts';
import { formatRatio } from '../odds/ratio.ts';
import { OUTCOMES, type Outcome } from '../results/outcome.ts';
import { findResultEffect } from '../results/resultCodes.ts';

/** Price and result of a leg, as the platform sends them. An open leg has no result code. */
export interface PlacedLeg {
  readonly price: string;
  readonly resultCode?: string | undefined;
}

/** Returns the outcome of a settled leg, `P` for a void one; `undefined` for an open leg or an unknown code. */
export function findLegOutcome({ resultCode = '' }: Pick<PlacedLeg, 'resultCode'>): Outcome | undefined {
  const effect = findResultEffect(resultCode);
  if (effect === undefined || effect === 'open') return undefined;
  return OUTCOMES.find((outcome) => outcome === resultCode) ?? 'P';
}

/** Returns the factor of a leg in its parlay: at 1.95 won `1.95`, half won `1.475`, returned `1`, half lost `0.5`, lost `0` (B5). */
export function computeLegFactor(leg: PlacedLeg): string | undefined {
  const [price, outcome] = [parsePrice(leg.price), findLegOutcome(leg)];
  if (price === undefined || outcome === undefined) return undefined;
  return formatRatio(computeParlayFactor([{ price, outcome }]), 4, 'truncate').replace(/\.?0+$/, '');
}
