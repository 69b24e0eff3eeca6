import type { DeskState } from './deskSlice.ts';

const OF_THE_DOCK: readonly string[] = ['dockTab', 'isDockOpen'] satisfies (keyof DeskState)[];

/** Whether the board is arranged alike, whatever the dock shows: the first pick opens the dock, and the board has no work with it. */
export const hasSameLayout = (a: DeskState, b: DeskState): boolean =>
  (Object.keys(a) as (keyof DeskState)[]).every((key) => a[key] === b[key] || OF_THE_DOCK.includes(key));
