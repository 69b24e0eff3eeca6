import { parseMinor, type Minor } from '@pavilion/kernel';
import { validateStake, type StakeProblem } from '../money/clampStake.ts';
import type { Selection, Slip } from './slip.ts';
import { selectionChange, selectionMark, type SelectionMark } from './slipSelectors.ts';
import { selectionStake, seriesQuote } from './slipTotals.ts';

/** What keeps a bet from being placed. */
export type PlacementBlock = StakeProblem | SelectionMark | 'changed' | 'empty' | 'tooFewLegs';

const stakeBlock = (slip: Slip, stake: Minor | undefined, balance: string | undefined): StakeProblem | undefined =>
  validateStake(stake, {
    minimum: parseMinor(slip.limits?.min),
    limit: parseMinor(slip.limits?.max),
    balance: parseMinor(balance),
  });

const findMark = (slip: Slip, selections: readonly Selection[]): SelectionMark | undefined =>
  selections.map((held) => selectionMark(slip, held)).find((mark) => mark !== undefined);

const isChanged = (held: Selection): boolean => selectionChange(held) !== 'none';

function seriesBlock(slip: Slip, balance: string | undefined): PlacementBlock | undefined {
  const mark = findMark(slip, slip.selections);
  if (mark) return mark;
  if (slip.selections.length < 2) return 'tooFewLegs';
  if (slip.selections.some(isChanged)) return 'changed';
  const { unitStake, stake } = seriesQuote(slip);
  const problem = stakeBlock(slip, unitStake, undefined);
  return problem ?? validateStake(stake, { balance: parseMinor(balance) });
}

/**
 * Why the bet cannot be placed now, the most final reason first; `undefined` when it can.
 *
 * In single and multiple mode name the selection; in series mode the whole slip is one bet, its limits are those of a unit
 * and the balance must bear all units. `balance` is decimal text.
 */
export function findPlacementBlock(slip: Slip, selection?: Selection, balance?: string): PlacementBlock | undefined {
  const held = selection ?? slip.selections[0];
  if (!held) return 'empty';
  if (slip.mode === 'series') return seriesBlock(slip, balance);
  const mark = selectionMark(slip, held);
  if (mark) return mark;
  return isChanged(held) ? 'changed' : stakeBlock(slip, selectionStake(held, slip.entry), balance);
}

/** Selections that go out together: not marked, with a stake. */
export const getPlaceableSelections = (slip: Slip): readonly Selection[] =>
  slip.selections.filter((held) => selectionMark(slip, held) === undefined && selectionStake(held, slip.entry));

/**
 * Why the slip as a whole cannot be placed now; `undefined` when it can.
 *
 * In multiple mode every selection that is open and has a stake goes out as a bet of its own: each has to pass by itself,
 * and the balance must bear them together. What is closed, suspended or without a stake stays behind.
 */
export function findSlipBlock(slip: Slip, balance?: string): PlacementBlock | undefined {
  if (slip.mode !== 'multiple' || slip.selections.length < 2) return findPlacementBlock(slip, undefined, balance);
  const bets = getPlaceableSelections(slip);
  if (bets.length === 0) return findMark(slip, slip.selections) ?? 'stakeMissing';
  const block = bets.map((held) => findPlacementBlock(slip, held)).find((found) => found !== undefined);
  const stake = bets.reduce((sum, held) => sum + (selectionStake(held, slip.entry) ?? 0n), 0n);
  return block ?? validateStake(stake, { balance: parseMinor(balance) });
}
