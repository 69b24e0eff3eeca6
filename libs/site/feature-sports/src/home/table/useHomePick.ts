import { isOnSlip } from '@pavilion/domain-sports';
import { selectIsMember, useLoginGate, type RootState } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { isLocked } from '../../cells/cellElement.ts';
import { useSelectPrice } from '../../slipState/useSelectPrice.ts';

/**
 * Returns the handler of a press on a price. A guest has to log in first; the selection is kept, and a second press does
 * not remove it, because a guest has no slip on the page (ruling D1).
 */
export function useHomePick(): (cell: HTMLElement) => void {
  const store = useStore<RootState>();
  const select = useSelectPrice();
  const requireLogin = useLoginGate();
  return useCallback(
    (cell) => {
      if (isLocked(cell)) return;
      const state = store.getState();
      if (selectIsMember(state) || !isOnSlip(state.slip, cell.dataset['price'] ?? '')) select(cell);
      requireLogin();
    },
    [store, select, requireLogin],
  );
}
