import type { SelectionInput, Slip } from '@pavilion/domain-sports';
import type { SlipNotice } from './slipNoticeSlice.ts';

/** Returns the notice for replaced selections; `undefined` without one, or in single mode, which always replaces. */
export function toReplacementNotice(before: Slip, after: Slip, pick: SelectionInput): SlipNotice | undefined {
  const lost = before.selections.filter(({ id }) => !after.selections.some((held) => held.id === id));
  const isAdded = after.selections.some(({ id }) => id === pick.id);
  if (!isAdded || lost.length === 0) return undefined;
  if (lost.some(({ isChampion }) => isChampion !== pick.isChampion))
    return { kind: 'championCleared', count: lost.length };
  return before.mode === 'multiple' ? { kind: 'sameGameReplaced', count: lost.length } : undefined;
}
