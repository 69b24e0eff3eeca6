import { useAppDispatch } from '@pavilion/site-contract';
import { useCallback } from 'react';
import { isLocked } from '../cells/cellElement.ts';
import { deskActions } from '../state/deskSlice.ts';

/**
 * Returns the handler of Enter on a price: picks it unless it is on the slip, then moves the focus to its stake (DSK-05).
 * Space picks or removes it and keeps the focus, like a click.
 */
export function usePickForStake(): (cell: HTMLElement, select: (cell: HTMLElement) => void) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (cell, select) => {
      if (isLocked(cell)) return;
      if (cell.getAttribute('aria-pressed') !== 'true') select(cell);
      dispatch(deskActions.dockTabChosen('slip'));
      dispatch(deskActions.stakeWanted(cell.dataset['price'] ?? ''));
    },
    [dispatch],
  );
}
