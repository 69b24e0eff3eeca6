import type { RootState } from '@pavilion/site-contract';
import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';

/** Shows on a cell whether its price is on the slip, to the eye and to the ear. */
export function markPicked(cell: HTMLElement, isPicked: boolean): void {
  cell.toggleAttribute('data-picked', isPicked);
  cell.setAttribute('aria-pressed', String(isPicked));
}

/** What is in the first list alone; a slip holds ten at most. */
const missingIn = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

/**
 * Keeps the cells under a root in step with the slip, past React: a pick writes into the cells it concerns and renders no
 * row (SPT-09). A cell that comes later asks for itself (`createCellBinder`).
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
