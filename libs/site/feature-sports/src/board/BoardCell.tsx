import { memo } from 'react';
import type { BindCell } from './createCellBinder.ts';
import type { CellFace } from './createCellWriter.ts';

/** Props of {@link BoardCell}: plain values, so that a row that renders again leaves its cells alone. */
export interface BoardCellProps extends CellFace {
  /** From `useCellBinder`, as its class. */
  readonly bind: BindCell;
  readonly className: string;
  readonly priceId: string;
}

/**
 * One price of the board: React renders it once, then the store writes into it, and the slip marks it where its root has
 * `usePickMarks`. Clicks and keys are the grid's.
 */
export const BoardCell = memo(function BoardCell({ bind, className, priceId, ...face }: BoardCellProps) {
  return (
    <button
      ref={(button) => (button ? bind(button, priceId, face) : undefined)}
      className={className}
      type="button"
      tabIndex={-1}
      data-price={priceId}
    />
  );
});
