import type { Selection, Slip } from './slip.ts';

/** Changes selections. The reference is kept if nothing changes, as with most price updates. */
export const mapSelections = (slip: Slip, change: (held: Selection) => Selection): Slip => {
  const { selections } = slip;
  let changed: Selection[] | undefined;
  for (let at = 0; at < selections.length; at += 1) {
    const held = selections[at] as Selection;
    const next = change(held);
    if (next !== held) (changed ??= selections.slice())[at] = next;
  }
  return changed ? { ...slip, selections: changed } : slip;
};
