import { useSlipPrices } from '../slipState/useSlipPrices.ts';

/** Updates the slip's prices without output. A separate component, so that a selection renders it instead of the venue. */
export function SlipPrices() {
  useSlipPrices();
  return null;
}
