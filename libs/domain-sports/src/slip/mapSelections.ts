import { type Selection, type Slip } from './slip.ts';

/** Copies only when something changes, for most prices that are seen are those held. */
export const mapSelections = (slip: Slip, change: (held: Selection) => Selection): Slip => {
  let changed: Selection[] | undefined;
  let at = 0;
  for (const held of slip.selections) {
    const next = change(held);
    if (next !== held) (changed ??= slip.selections.slice())[at] = next;
    at += 1;
  }
  return changed ? { ...slip, selections: changed } : slip;
};
