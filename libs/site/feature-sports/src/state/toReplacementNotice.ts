import type { SelectionInput, Slip } from '@pavilion/domain-sports';
import type { SlipNotice } from './slipNoteSlice.ts';

/** What has to be said about a pick that pushed others out; `undefined` when it did not, or in single mode, where it is the rule. */
export function toReplacementNotice(before: Slip, after: Slip, pick: SelectionInput): SlipNotice | undefined {
  const lost = before.selections.filter(({ id }) => !after.selections.some((held) => held.id === id));
  const isAdded = after.selections.some(({ id }) => id === pick.id);
  if (!isAdded || lost.length === 0) return undefined;
  if (lost.some(({ isChampion }) => isChampion !== pick.isChampion))
    return { kind: 'championCleared', count: lost.length };
  return before.mode === 'multiple' ? { kind: 'sameGameReplaced', count: lost.length } : undefined;
}
