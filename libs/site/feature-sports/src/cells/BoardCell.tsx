import { memo } from 'react';
import type { BindCell } from './createCellBinder.ts';
import type { CellContent } from './createCellWriter.ts';

/** Props of {@link BoardCell}: primitive values and stable references, so that a render of the row skips its cells. */
export interface BoardCellProps extends CellContent {
  /** Binding from `useCellBinder`. */
  readonly bind: BindCell;
  readonly className: string;
  readonly priceId: string;
}

/**
 * One price of the board.
 *
 * React renders it once; afterwards the store writes into it and `useSelectionMarks` of an ancestor marks it. The grid
 * handles clicks and keys.
 */
export const BoardCell = memo(function BoardCell({ bind, className, priceId, ...content }: BoardCellProps) {
  return (
    <button
      ref={(button) => (button ? bind(button, priceId, content) : undefined)}
      className={className}
      type="button"
      tabIndex={-1}
    />
  );
});
