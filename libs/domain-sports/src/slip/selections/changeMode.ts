import type { Selection, Slip, SlipMode } from './slip.ts';

/** Keeps the last selection of each match. */
const keepLastPerMatch = (selections: readonly Selection[]): readonly Selection[] =>
  selections.filter(({ gameId }, at) => selections.findLastIndex((held) => held.gameId === gameId) === at);

const KEEP_RULES: Readonly<Record<SlipMode, (selections: readonly Selection[]) => readonly Selection[]>> = {
  single: (selections) => selections.slice(-1),
  multiple: keepLastPerMatch,
  series: (selections) => selections,
};

/**
 * Changes the mode and removes selections that it does not allow. Single mode keeps the last selection only (§4,
 * SLP-04).
 */
export function changeMode(slip: Slip, mode: SlipMode): Slip {
  if (mode === slip.mode) return slip;
  const selections = KEEP_RULES[mode](slip.selections);
  return { ...slip, mode, selections: selections.length === slip.selections.length ? slip.selections : selections };
}
