import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { stakeProblem, type StakeProblem } from '../money/clampStake.ts';
import { formatParlayPrice, parlayWinnings } from '../money/parlay.ts';
import { parseStake } from '../money/parseStake.ts';
import { winnings } from '../money/winnings.ts';
import { type OddsType } from '../odds/oddsType.ts';
import { payoutCapUsd } from '../payout/payoutCaps.ts';
import { quoteChange, type QuoteChange } from './followPrices.ts';
import { type Selection, type Slip, type SlipMode } from './slip.ts';

/** Why a selection cannot be bet on as it stands; `duplicateGame` only in series mode (SLP-06). */
export type SelectionMark = 'duplicateGame' | 'suspended' | 'closed';

/** The odds type the slip shows: series bets force Hong Kong (§4, SLP-06). */
export const slipOddsType = (mode: SlipMode, chosen: OddsType): OddsType => (mode === 'series' ? 'H' : chosen);

const hasTwin = ({ selections }: Slip, { id, gameId }: Selection): boolean =>
  selections.some((other) => other.id !== id && other.gameId === gameId);

/** What is wrong with a selection; every one of a match held twice is marked in series mode. */
export function selectionMark(slip: Slip, selection: Selection): SelectionMark | undefined {
  if (selection.status !== 'open') return selection.status;
  return slip.mode === 'series' && hasTwin(slip, selection) ? 'duplicateGame' : undefined;
}

/** How the offer differs from what was agreed; anything but `none` asks the player first (B7, SLP-10). */
export const selectionChange = ({ agreed, latest }: Selection): QuoteChange => quoteChange(agreed, latest);

/** Whether a price is on the slip; the board marks it. */
export const isOnSlip = (slip: Slip, priceId: string): boolean => slip.selections.some(({ id }) => id === priceId);

/** Whether the player has to agree to new prices or lines before placing. */
export const hasChanges = (slip: Slip): boolean => slip.selections.some((held) => selectionChange(held) !== 'none');

/** Net win of a selection at its stake, `0n` when the stake is not a number (§5, SLP-09). */
export const selectionWinnings = ({ stake, agreed }: Selection): Minor =>
  winnings(parseStake(stake) ?? 0n, agreed.price);

const seriesLegs = (slip: Slip) => slip.selections.map(({ agreed }) => ({ price: agreed.price }));

/** Price of the series bet as text, three decimals truncated (B5). */
export const seriesPriceText = (slip: Slip): string => formatParlayPrice(seriesLegs(slip));

/** Net win of the series bet, `0n` when the stake is not a number. */
export const seriesWinnings = (slip: Slip): Minor =>
  parlayWinnings(parseStake(slip.seriesStake) ?? 0n, seriesLegs(slip));

/** What the slip risks and may win, decimal text. */
export interface SlipTotals {
  readonly stake: string;
  readonly winnings: string;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0n);

/** Totals over what can be bet on: the series bet in series mode, every unmarked selection otherwise. */
export function slipTotals(slip: Slip): SlipTotals {
  if (slip.mode === 'series')
    return { stake: formatMinor(parseStake(slip.seriesStake) ?? 0n), winnings: formatMinor(seriesWinnings(slip)) };
  const open = slip.selections.filter((held) => selectionMark(slip, held) === undefined);
  return {
    stake: formatMinor(sum(open.map(({ stake }) => parseStake(stake) ?? 0n))),
    winnings: formatMinor(sum(open.map(selectionWinnings))),
  };
}

/** Payout cap of a bet on the slip in US cents: of the series bet, or of one selection (§1, SLP-12). */
export const slipPayoutCapUsd = (slip: Slip, selection?: Selection): Minor | undefined =>
  payoutCapUsd(selection && slip.mode !== 'series' ? [selection] : slip.selections);

/** What keeps a bet from being placed. */
export type PlacementBlock = StakeProblem | SelectionMark | 'changed' | 'empty' | 'tooFewLegs';

const markOf = (slip: Slip, selections: readonly Selection[]): SelectionMark | undefined =>
  selections.map((held) => selectionMark(slip, held)).find((mark) => mark !== undefined);

/**
 * Why the bet cannot be placed now, the most final reason first; `undefined` when it can.
 *
 * In single and multiple mode name the selection; in series mode the whole slip is one bet. `balance` is decimal text.
 */
export function placementBlock(slip: Slip, selection?: Selection, balance?: string): PlacementBlock | undefined {
  const legs = selection && slip.mode !== 'series' ? [selection] : slip.selections;
  if (legs.length === 0) return 'empty';
  const mark = markOf(slip, legs);
  if (mark) return mark;
  if (slip.mode === 'series' && legs.length < 2) return 'tooFewLegs';
  if (legs.some((held) => selectionChange(held) !== 'none')) return 'changed';
  const stake = parseStake(slip.mode === 'series' ? slip.seriesStake : (legs[0]?.stake ?? ''));
  const { min, max } = slip.limits ?? {};
  return stakeProblem(stake, { minimum: parseMinor(min), limit: parseMinor(max), balance: parseMinor(balance) });
}
