import { formatMinor } from '@pavilion/kernel';
import { formatWirePrice } from '../odds/formatWirePrice.ts';
import { getPlaceableSelections } from '../slip/findPlacementBlock.ts';
import type { OddsRule, Selection, Slip, StakeEntry } from '../slip/slip.ts';
import { selectionStake, seriesQuote } from '../slip/slipTotals.ts';
import type { BetDraft, QuotedLeg } from './betPlacement.ts';

const toQuotedLeg = ({ id, gameId, playCode, side, agreed: { line, price } }: Selection): QuotedLeg => ({
  oddsId: id,
  gameId,
  playCode,
  side,
  line,
  price: formatWirePrice(price),
});

/**
 * The bet a selection makes, at the price the player agreed to; `undefined` while its box holds no amount.
 *
 * @param entry `win`: the stake follows from the amount to be won (B6)
 */
export function createSingleDraft(selection: Selection, oddsRule: OddsRule, entry?: StakeEntry): BetDraft | undefined {
  const stake = selectionStake(selection, entry);
  return stake === undefined
    ? undefined
    : { kind: 'single', ...toQuotedLeg(selection), stake: formatMinor(stake), oddsRule };
}

function createParlayDraft(slip: Slip): BetDraft | undefined {
  const { systems, unitStake } = seriesQuote(slip);
  if (systems.length === 0 || unitStake <= 0n) return undefined;
  const { selections, oddsRule } = slip;
  return { kind: 'series', legs: selections.map(toQuotedLeg), systems, unitStake: formatMinor(unitStake), oddsRule };
}

/**
 * The order a slip makes: one series bet, or a bet of its own for every selection that is open and has a stake.
 *
 * Ask `findSlipBlock` first; this says nothing about limits, balance or prices not agreed to.
 */
export function createBetDrafts(slip: Slip): readonly BetDraft[] {
  const drafts =
    slip.mode === 'series'
      ? [createParlayDraft(slip)]
      : getPlaceableSelections(slip).map((held) => createSingleDraft(held, slip.oddsRule, slip.entry));
  return drafts.filter((draft) => draft !== undefined);
}
