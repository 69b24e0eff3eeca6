import type { SelectionInput, Quote, SlipMode } from '@pavilion/domain-sports';
import { createAction } from '@reduxjs/toolkit';

/** Slip that a player shares: selections and the prices at that time, without stakes. */
export interface SharedSlip {
  readonly mode: SlipMode;
  readonly picks: readonly { readonly pick: SelectionInput; readonly quote: Quote }[];
}

/**
 * Adds a shared slip to the player's own slip; prepare the sports feature first. Prices are taken from the venue, and a
 * price that has moved since is shown as moved.
 */
export const slipShareActions = {
  addRequested: createAction<SharedSlip>('slipShare/addRequested'),
};
