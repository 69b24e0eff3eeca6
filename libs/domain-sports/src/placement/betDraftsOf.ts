import { formatMinor } from '@pavilion/kernel';
import { priceText } from '../odds/priceText.ts';
import { placeable } from '../slip/placementBlock.ts';
import type { OddsRule, Selection, Slip, StakeEntry } from '../slip/slip.ts';
import { selectionStake, seriesQuote } from '../slip/slipTotals.ts';
import type { BetDraft, SeenLeg } from './betPlacement.ts';

const legOf = ({ id, gameId, playCode, side, agreed: { line, price } }: Selection): SeenLeg => ({
  oddsId: id,
  gameId,
  playCode,
  side,
  line,
  price: priceText(price),
});

/**
 * The bet a selection makes, at the price the player agreed to; `undefined` while its box holds no amount.
 *
 * @param entry `win`: the stake follows from the amount to be won (B6)
 */
export function betDraftOf(selection: Selection, oddsRule: OddsRule, entry?: StakeEntry): BetDraft | undefined {
  const stake = selectionStake(selection, entry);
  return stake === undefined ? undefined : { kind: 'single', ...legOf(selection), stake: formatMinor(stake), oddsRule };
}

function seriesDraftOf(slip: Slip): BetDraft | undefined {
  const { systems, unitStake } = seriesQuote(slip);
  if (systems.length === 0 || unitStake <= 0n) return undefined;
  const { selections, oddsRule } = slip;
  return { kind: 'series', legs: selections.map(legOf), systems, unitStake: formatMinor(unitStake), oddsRule };
}

/**
 * The order a slip makes: one series bet, or a bet of its own for every selection that is open and has a stake.
 *
 * Ask `slipBlock` first; this says nothing about limits, balance or prices not agreed to.
 */
export function betDraftsOf(slip: Slip): readonly BetDraft[] {
  const drafts =
    slip.mode === 'series'
      ? [seriesDraftOf(slip)]
      : placeable(slip).map((held) => betDraftOf(held, slip.oddsRule, slip.entry));
  return drafts.filter((draft) => draft !== undefined);
}
