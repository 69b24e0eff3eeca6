import { isOnSlip, findSelectionInput, findQuote, slipActions } from '@pavilion/domain-sports';
import type { RootState, Services } from '@pavilion/site-contract';
import type { Store } from '@reduxjs/toolkit';

/** Slip of a player and the board whose price is pressed. */
export interface PickTarget {
  readonly board: Services['board'];
  readonly store: Store<RootState>;
  /** A member sees the slip and removes a price with a second press; a guest keeps it. */
  readonly isMember: boolean;
}

/** Adds a price to the slip or removes it. Returns `false` if it can no longer be selected. */
export function pickPrice({ board, store, isMember }: PickTarget, priceId: string): boolean {
  const [pick, quote] = [findSelectionInput(board, priceId), findQuote(board, priceId)];
  if (!pick || !quote) return false;
  if (isMember || !isOnSlip(store.getState().slip, priceId))
    store.dispatch(slipActions.selectionToggled({ pick, quote }));
  return true;
}
