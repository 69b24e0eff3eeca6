import { type RootState } from '@pavilion/site-contract';
import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';

/** Shows on a cell whether its price is on the slip, to the eye and to the ear. */
export function markPicked(cell: HTMLElement, isPicked: boolean): void {
  cell.toggleAttribute('data-picked', isPicked);
  cell.setAttribute('aria-pressed', String(isPicked));
}

const pickedIds = ({ slip }: RootState): string => slip.selections.map(({ id }) => id).join(' ');

/**
 * Keeps the cells under a root in step with the slip, past React: a pick writes into the cells it concerns and renders no
 * row (SPT-09). A cell that comes later asks for itself (`BoardCell`).
 */
export function usePickMarks(root: RefObject<HTMLElement | null>): void {
  const store = useStore<RootState>();
  useLayoutEffect(() => {
    let held = pickedIds(store.getState());
    return store.subscribe(() => {
      const now = pickedIds(store.getState());
      if (now === held) return;
      held = now;
      const ids = new Set(now.split(' '));
      for (const cell of root.current?.querySelectorAll<HTMLElement>('[data-price]') ?? []) {
        const isPicked = ids.has(cell.dataset['price'] ?? '');
        if (isPicked !== cell.hasAttribute('data-picked')) markPicked(cell, isPicked);
      }
    });
  }, [store, root]);
}
