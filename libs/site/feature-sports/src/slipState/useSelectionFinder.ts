import { findSelectionInput, type SelectionInput } from '@pavilion/domain-sports';
import { useServices, type RootState } from '@pavilion/site-contract';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';

/** Finds the selection input of a price, even after it has left the slip or the board. */
export type SelectionFinder = (oddsId: string) => SelectionInput | undefined;

/** Returns a finder over all selections since the dock was mounted, so that a receipt can name them. Causes no render. */
export function useSelectionFinder(): SelectionFinder {
  const { board } = useServices();
  const store = useStore<RootState>();
  const known = useRef(new Map<string, SelectionInput>());
  useEffect(() => {
    const storeSelections = () => {
      for (const held of store.getState().slip.selections) known.current.set(held.id, held);
    };
    storeSelections();
    return store.subscribe(storeSelections);
  }, [store]);
  return useCallback((oddsId) => known.current.get(oddsId) ?? findSelectionInput(board, oddsId), [board]);
}
