import type { DeskState } from './deskSlice.ts';

const DOCK_KEYS: readonly string[] = [
  'dockTab',
  'isDockOpen',
  'keyboardPriceId',
  'isStakeWanted',
] satisfies (keyof DeskState)[];

/** Whether two states have the same board layout. The dock is ignored, so that the first selection does not render the board. */
export const hasSameLayout = (a: DeskState, b: DeskState): boolean =>
  (Object.keys(a) as (keyof DeskState)[]).every((key) => a[key] === b[key] || DOCK_KEYS.includes(key));
