import { useServices, type RootState } from '@pavilion/site-contract';
import { usePriceCellClass } from '@pavilion/ui-kit';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { BoardCellProps } from './BoardCell.tsx';
import { createCellBinder } from './createCellBinder.ts';

/** Returns the props that all cells of a row share, read once per row to keep cells cheap. */
export function useCellBinder(): Pick<BoardCellProps, 'bind' | 'className'> {
  const { board } = useServices();
  const store = useStore<RootState>();
  const className = usePriceCellClass();
  return useMemo(
    () => ({ bind: createCellBinder(board, () => store.getState().slip), className }),
    [board, store, className],
  );
}
