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
 * Adds a pick to the slip, or removes it when it is already there.
 *
 * A pick that cannot live beside the current ones pushes them out. Only a full slip and a pending order refuse
 * a pick, and the slip then comes back untouched (same reference, so nothing re-renders). Specification §4, §5.
 */
export function toggleSelection(slip: Slip, pick: SelectionInput, quote: Quote): SlipChange {
  const toggled = toggledSlip(slip, pick, quote);
  return typeof toggled === 'string' ? { slip, rejection: toggled } : { slip: toggled };
}

/** The slip after a pick, or why it is refused. */
export function toggledSlip(slip: Slip, pick: SelectionInput, quote: Quote): Slip | SlipRejection {
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
