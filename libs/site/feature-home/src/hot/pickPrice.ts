import { isOnSlip, findSelectionInput, findQuote, slipActions } from '@pavilion/domain-sports';
import type { RootState, Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';

/** Adds a price to the slip. Returns `false` if it can no longer be selected. A price that is on the slip stays. */
export function pickPrice({ board }: Services, store: Store<RootState>, priceId: string): boolean {
  const [pick, quote] = [findSelectionInput(board, priceId), findQuote(board, priceId)];
  if (!pick || !quote) return false;
  if (!isOnSlip(store.getState().slip, priceId)) store.dispatch(slipActions.selectionToggled({ pick, quote }));
  return true;
}
