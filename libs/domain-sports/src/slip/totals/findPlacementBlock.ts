import { parseMinor, type Minor } from '@pavilion/kernel';
import { validateStake, type StakeProblem } from '../../money/clampStake.ts';
import type { Selection, Slip } from '../selections/slip.ts';
import { getSelectionChange, getSelectionMark, type SelectionMark } from './slipSelectors.ts';
import { computeSelectionStake, computeSeriesQuote } from './slipTotals.ts';

/** Reason why a bet cannot be placed. */
export type PlacementBlock = StakeProblem | SelectionMark | 'changed' | 'empty' | 'tooFewLegs';

const stakeBlock = (slip: Slip, stake: Minor | undefined, balance: string | undefined): StakeProblem | undefined =>
  validateStake(stake, {
    minimum: parseMinor(slip.limits?.min),
    limit: parseMinor(slip.limits?.max),
    balance: parseMinor(balance),
  });

const findMark = (slip: Slip, selections: readonly Selection[]): SelectionMark | undefined =>
  selections.map((held) => getSelectionMark(slip, held)).find((mark) => mark !== undefined);

const isChanged = (held: Selection): boolean => getSelectionChange(held) !== 'none';

function seriesBlock(slip: Slip, balance: string | undefined): PlacementBlock | undefined {
  const mark = findMark(slip, slip.selections);
  if (mark) return mark;
  if (slip.selections.length < 2) return 'tooFewLegs';
  if (slip.selections.some(isChanged)) return 'changed';
  const { unitStake, stake } = computeSeriesQuote(slip);
  const problem = stakeBlock(slip, unitStake, undefined);
  return problem ?? validateStake(stake, { balance: parseMinor(balance) });
}

/**
 * Finds the reason why a bet cannot be placed now, the most permanent reason first; `undefined` if it can be placed.
 *
 * Single and multiple mode require the selection. In series mode the whole slip is one bet: the limits apply to one unit
 * and the balance to all units. `balance` is decimal text.
 */
export function findPlacementBlock(slip: Slip, selection?: Selection, balance?: string): PlacementBlock | undefined {
  const held = selection ?? slip.selections[0];
  if (!held) return 'empty';
  if (slip.mode === 'series') return seriesBlock(slip, balance);
  const mark = getSelectionMark(slip, held);
  if (mark) return mark;
  return isChanged(held) ? 'changed' : stakeBlock(slip, computeSelectionStake(held, slip.entry), balance);
}

/** Returns the selections to be placed in multiple mode: unmarked and with a stake. */
export const getPlaceableSelections = (slip: Slip): readonly Selection[] =>
  slip.selections.filter(
    (held) => getSelectionMark(slip, held) === undefined && computeSelectionStake(held, slip.entry),
  );

/**
 * Finds the reason why the slip cannot be placed now; `undefined` if it can be placed.
 *
 * In multiple mode every open selection with a stake is a bet of its own. Each has to be valid by itself, and the balance
 * has to cover them together. Selections that are closed, suspended or without a stake are not placed.
 */
export function findSlipBlock(slip: Slip, balance?: string): PlacementBlock | undefined {
  if (slip.mode !== 'multiple' || slip.selections.length < 2) return findPlacementBlock(slip, undefined, balance);
  const bets = getPlaceableSelections(slip);
  if (bets.length === 0) return findMark(slip, slip.selections) ?? 'stakeMissing';
  const block = bets.map((held) => findPlacementBlock(slip, held)).find((found) => found !== undefined);
  const stake = bets.reduce((sum, held) => sum + (computeSelectionStake(held, slip.entry) ?? 0n), 0n);
  return block ?? validateStake(stake, { balance: parseMinor(balance) });
}
