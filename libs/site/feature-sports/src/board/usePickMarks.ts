import type { RootState } from '@pavilion/site-contract';
import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';

/** Marks a cell as selected or not, visually and with `aria-pressed`. */
export function markPicked(cell: HTMLElement, isPicked: boolean): void {
  cell.toggleAttribute('data-picked', isPicked);
  cell.setAttribute('aria-pressed', String(isPicked));
}

/** Returns the ids of the first list that are not in the second; a slip has at most 10. */
const missingIn = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/**
 * Synchronizes the marks of all cells under an element with the slip, without React. A selection changes only its
 * cells and renders no row (SPT-09). `createCellBinder` marks cells that are added later.
 */
export function usePickMarks(root: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  useLayoutEffect(() => {
    const read = () => store.getState().slip.selections.map(({ id }) => id);
    const mark = (ids: readonly string[], isPicked: boolean) => {
      for (const id of ids)
        for (const cell of root.current?.querySelectorAll<HTMLElement>(`[data-price=${JSON.stringify(id)}]`) ?? [])
          markPicked(cell, isPicked);
    };
    let held = read();
    return store.subscribe(() => {
      const now = read();
      mark(missingIn(held, now), false);
      mark(missingIn(now, held), true);
      held = now;
    });
  }, [store, root]);
}
