import { formatMinor } from '@pavilion/kernel';
import { formatWirePrice } from '../odds/price.ts';
import { getPlaceableSelections } from '../slip/totals/findPlacementBlock.ts';
import type { OddsRule, Selection, Slip, StakeEntry } from '../slip/selections/slip.ts';
import { computeSelectionStake, computeSeriesQuote } from '../slip/totals/slipTotals.ts';
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
 * Creates the bet of a selection at the agreed price; `undefined` while its box holds no amount.
 *
 * @param entry `win`: the stake is computed from the amount to be won (B6)
 */
export function createSingleDraft(selection: Selection, oddsRule: OddsRule, entry?: StakeEntry): BetDraft | undefined {
  const stake = computeSelectionStake(selection, entry);
  return stake === undefined
    ? undefined
    : { kind: 'single', ...toQuotedLeg(selection), stake: formatMinor(stake), oddsRule };
}

function createParlayDraft(slip: Slip): BetDraft | undefined {
  const { systems, unitStake } = computeSeriesQuote(slip);
  if (systems.length === 0 || unitStake <= 0n) return undefined;
  const { selections, oddsRule } = slip;
  return { kind: 'series', legs: selections.map(toQuotedLeg), systems, unitStake: formatMinor(unitStake), oddsRule };
}

/**
 * Creates the order of a slip: one parlay, or a single bet for every open selection with a stake.
 *
 * Call `findSlipBlock` first: limits, balance and changed prices are not checked here.
 */
export function createBetDrafts(slip: Slip): readonly BetDraft[] {
  const drafts =
    slip.mode === 'series'
      ? [createParlayDraft(slip)]
      : getPlaceableSelections(slip).map((held) => createSingleDraft(held, slip.oddsRule, slip.entry));
  return drafts.filter((draft) => draft !== undefined);
}
