import { useServices, type RootState } from '@pavilion/site-contract';
import { usePriceCellClass } from '@pavilion/ui-kit';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { BoardCellProps } from './BoardCell.tsx';
import { createCellBinder } from './createCellBinder.ts';

/** What the cells of a row have in common: asked for once a row, so that a cell is an element and no more. */
export function useCellBinder(): Pick<BoardCellProps, 'bind' | 'className'> {
  const { board } = useServices();
  const store = useStore<RootState>();
  const className = usePriceCellClass();
  return useMemo(
    () => ({ bind: createCellBinder(board, () => store.getState().slip), className }),
    [board, store, className],
  );
}
