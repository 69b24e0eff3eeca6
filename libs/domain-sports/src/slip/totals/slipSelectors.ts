import type { Minor } from '@pavilion/kernel';
import type { OddsType } from '../../plays/oddsType.ts';
import { findPayoutCapUsd } from '../../payout/payoutCaps.ts';
import { compareQuotes, type QuoteChange } from '../selections/followPrices.ts';
import type { Selection, SelectionStatus, Slip, SlipMode } from '../selections/slip.ts';

/** Reason why a selection cannot be bet on; `sameGame` and `champion` in series mode only (SLP-05, SLP-06). */
export type SelectionMark = Exclude<SelectionStatus, 'open'> | 'sameGame' | 'champion';

/** Returns the odds type of the slip. Series mode forces Hong Kong odds (§4, SLP-06). */
export const getSlipOddsType = (mode: SlipMode, chosen: OddsType): OddsType => (mode === 'series' ? 'H' : chosen);

const hasSameMatchSelection = ({ selections }: Slip, { id, gameId }: Selection): boolean =>
  selections.some((other) => other.id !== id && other.gameId === gameId);

/** Returns the mark of a selection. In series mode, all selections of a match with several selections are marked. */
export function getSelectionMark(slip: Slip, selection: Selection): SelectionMark | undefined {
  if (selection.status !== 'open') return selection.status;
  if (slip.mode !== 'series') return undefined;
  if (selection.isChampion) return 'champion';
  return hasSameMatchSelection(slip, selection) ? 'sameGame' : undefined;
}

/**
 * Returns the difference between the latest and the agreed quote. Any value but `none` requires acceptance (B7,
 * SLP-10).
 */
export const getSelectionChange = ({ agreed, latest }: Selection): QuoteChange => compareQuotes(agreed, latest);

/** Whether a price is on the slip. */
export const isOnSlip = (slip: Slip, priceId: string): boolean => slip.selections.some(({ id }) => id === priceId);

/** Whether the player has to accept new prices or lines before placement. */
export const hasChanges = (slip: Slip): boolean => slip.selections.some((held) => getSelectionChange(held) !== 'none');

/** Finds the payout cap in US cents of the parlay, or of one selection (§1, SLP-12). */
export const findSlipPayoutCapUsd = (slip: Slip, selection?: Selection): Minor | undefined =>
  findPayoutCapUsd(selection && slip.mode !== 'series' ? [selection] : slip.selections);
