import type { SelectionInput, Quote, SlipMode } from '@pavilion/domain-sports';
import { createAction } from '@reduxjs/toolkit';

/** A slip as somebody shows it to others: what is bet on and at which price he saw it, never a stake. */
export interface SharedSlip {
  readonly mode: SlipMode;
  readonly picks: readonly { readonly pick: SelectionInput; readonly quote: Quote }[];
}

/**
 * Asks the sports feature to put a shared slip into the player's own; prepare the feature first. What the picks cost now is
 * the venue's word: a price that has moved is shown as moved.
 */
export const slipShareActions = {
  addRequested: createAction<SharedSlip>('slipShare/addRequested'),
};
