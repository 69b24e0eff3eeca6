import type { Minor } from '@pavilion/kernel';
import type { OddsType } from '../odds/oddsType.ts';
import { findPayoutCapUsd } from '../payout/payoutCaps.ts';
import { quoteChange, type QuoteChange } from './followPrices.ts';
import type { Selection, SelectionStatus, Slip, SlipMode } from './slip.ts';

/** Why a selection cannot be bet on as it stands; `sameGame` and `champion` only in series mode (SLP-05, SLP-06). */
export type SelectionMark = Exclude<SelectionStatus, 'open'> | 'sameGame' | 'champion';

/** The odds type the slip shows: series bets force Hong Kong (§4, SLP-06). */
export const slipOddsType = (mode: SlipMode, chosen: OddsType): OddsType => (mode === 'series' ? 'H' : chosen);

const hasSameMatchSelection = ({ selections }: Slip, { id, gameId }: Selection): boolean =>
  selections.some((other) => other.id !== id && other.gameId === gameId);

/** What is wrong with a selection; every one of a match held twice is marked in series mode. */
export function selectionMark(slip: Slip, selection: Selection): SelectionMark | undefined {
  if (selection.status !== 'open') return selection.status;
  if (slip.mode !== 'series') return undefined;
  if (selection.isChampion) return 'champion';
  return hasSameMatchSelection(slip, selection) ? 'sameGame' : undefined;
}

/** How the offer differs from what was agreed; anything but `none` asks the player first (B7, SLP-10). */
export const selectionChange = ({ agreed, latest }: Selection): QuoteChange => quoteChange(agreed, latest);

/** Whether a price is on the slip; the board marks it. */
export const isOnSlip = (slip: Slip, priceId: string): boolean => slip.selections.some(({ id }) => id === priceId);

/** Whether the player has to agree to new prices or lines before placing. */
export const hasChanges = (slip: Slip): boolean => slip.selections.some((held) => selectionChange(held) !== 'none');

/** Payout cap of a bet on the slip in US cents: of the series bet, or of one selection (§1, SLP-12). */
export const findSlipPayoutCapUsd = (slip: Slip, selection?: Selection): Minor | undefined =>
  findPayoutCapUsd(selection && slip.mode !== 'series' ? [selection] : slip.selections);
