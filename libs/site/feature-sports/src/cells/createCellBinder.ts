import { isOnSlip, type BoardStore, type PriceCell, type Slip } from '@pavilion/domain-sports';
import { showPriceMove } from '@pavilion/ui-kit';
import { cancelName } from './accessibleNames.ts';
import { markSelected, setPriceId } from './cellElement.ts';
import { createCellWriter, type CellContent } from './createCellWriter.ts';

/** Binds a button to a price: writes it now and on each change, and flashes on each move. Returns the function that unbinds it. */
export type BindCell = (button: HTMLElement, priceId: string, content: CellContent) => () => void;

/** Returns the direction of a price move since the last state; `undefined` without a move. */
const findPriceMove = (before: PriceCell | undefined, after: PriceCell | undefined): 'up' | 'down' | undefined =>
  after && after.changedAt !== before?.changedAt && after.direction !== 'none' ? after.direction : undefined;

/**
 * Creates a binder that writes prices into buttons without React.
 *
 * @param readSlip - Returns the current slip, for a button whose price is already on it.
 */
export const createCellBinder =
  (board: BoardStore, readSlip: () => Slip): BindCell =>
  (button, priceId, content) => {
    let previous = board.getPrice(priceId);
    const write = createCellWriter(button, content);
    setPriceId(button, priceId);
    write(previous);
    markSelected(button, isOnSlip(readSlip(), priceId));
    const unsubscribe = board.subscribePrice(priceId, () => {
      const next = board.getPrice(priceId);
      if (next === previous) return;
      write(next);
      const move = findPriceMove(previous, next);
      if (move) showPriceMove(button, move);
      previous = next;
    });
    return () => {
      unsubscribe();
      cancelName(button);
    };
  };
