import type { RootState } from '@pavilion/site-contract';
import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { markSelected } from './cellElement.ts';

/** Returns the ids of the first list that are not in the second; a slip has at most 10. */
const findMissing = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/**
 * Synchronizes the marks of all cells under an element with the slip, without React. A selection changes only its
 * cells and renders no row (SPT-09). `createCellBinder` marks cells that are added later.
 */
export function useSelectionMarks(root: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  useLayoutEffect(() => {
    const read = () => store.getState().slip.selections.map(({ id }) => id);
    const mark = (ids: readonly string[], isSelected: boolean) => {
      for (const id of ids)
        for (const cell of root.current?.querySelectorAll<HTMLElement>(`[data-price=${JSON.stringify(id)}]`) ?? [])
          markSelected(cell, isSelected);
    };
    let previous = read();
    return store.subscribe(() => {
      const now = read();
      mark(findMissing(previous, now), false);
      mark(findMissing(now, previous), true);
      previous = now;
    });
  }, [store, root]);
}
