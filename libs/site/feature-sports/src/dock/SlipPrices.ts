import { useSlipPrices } from './useSlipPrices.ts';

/** Keeps the slip's prices current and draws nothing: a pick renders this leaf, not the venue. */
export function SlipPrices() {
  useSlipPrices();
  return null;
}
