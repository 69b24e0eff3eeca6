import { MAX_SELECTIONS, type Pick, type Quote, type Selection, type Slip, type SlipChange } from './slip.ts';

/**
 * Adds a pick to the slip, or removes it when it is already there.
 *
 * A pick that cannot live beside the current ones pushes them out. Only a full slip and a pending order refuse
 * a pick, and the slip then comes back untouched (same reference, so nothing re-renders). Specification §4, §5.
 */
export function toggleSelection(slip: Slip, pick: Pick, quote: Quote): SlipChange {
  if (slip.isConfirming) return { slip, rejection: 'orderConfirming' };

  if (slip.selections.some(({ id }) => id === pick.id))
    return { slip: { ...slip, selections: slip.selections.filter(({ id }) => id !== pick.id) } };

  const kept = keepCompatible(slip, pick);
  if (kept.length >= MAX_SELECTIONS) return { slip, rejection: 'slipFull' };
  return { slip: { ...slip, selections: [...kept, newSelection(pick, quote)] } };
}

const newSelection = (pick: Pick, quote: Quote): Selection => ({
  ...pick,
  agreed: quote,
  latest: quote,
  status: 'open',
  stake: '',
});

function keepCompatible({ mode, selections }: Slip, pick: Pick): readonly Selection[] {
  if (mode === 'single') return [];
  if (selections.some((held) => held.isChampion !== pick.isChampion)) return [];
  const hasTwin = mode === 'multiple' && selections.some(({ gameId }) => gameId === pick.gameId);
  return hasTwin ? selections.filter(({ gameId }) => gameId !== pick.gameId) : selections;
}
