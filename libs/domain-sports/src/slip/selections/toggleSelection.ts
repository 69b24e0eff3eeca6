import {
  MAX_SELECTIONS,
  type SelectionInput,
  type Quote,
  type Selection,
  type Slip,
  type SlipChange,
  type SlipRejection,
} from './slip.ts';

/**
 * Adds a selection to the slip, or removes it if it is already there.
 *
 * Selections that are incompatible with the new one are removed. A full slip and a confirming order refuse it; the slip is
 * then the same reference, so that nothing is rendered again. Specification §4, §5.
 */
export function toggleSelection(slip: Slip, pick: SelectionInput, quote: Quote): SlipChange {
  const toggled = applyToggle(slip, pick, quote);
  return typeof toggled === 'string' ? { slip, rejection: toggled } : { slip: toggled };
}

/** Returns the slip with the selection toggled, or the reason of the refusal. */
export function applyToggle(slip: Slip, pick: SelectionInput, quote: Quote): Slip | SlipRejection {
  if (slip.isConfirming) return 'orderConfirming';
  if (slip.selections.some(({ id }) => id === pick.id))
    return { ...slip, selections: slip.selections.filter(({ id }) => id !== pick.id) };

  const kept = keepCompatible(slip, pick);
  if (kept.length >= MAX_SELECTIONS) return 'slipFull';
  return { ...slip, selections: [...kept, newSelection(pick, quote)] };
}

const newSelection = (pick: SelectionInput, quote: Quote): Selection => ({
  ...pick,
  agreed: quote,
  latest: quote,
  status: 'open',
  stake: '',
});

function keepCompatible({ mode, selections }: Slip, pick: SelectionInput): readonly Selection[] {
  if (mode === 'single') return [];
  if (selections.some((held) => held.isChampion !== pick.isChampion)) return [];
  const hasSameMatchSelection = mode === 'multiple' && selections.some(({ gameId }) => gameId === pick.gameId);
  return hasSameMatchSelection ? selections.filter(({ gameId }) => gameId !== pick.gameId) : selections;
}
