import { isOnSlip, type BoardStore, type PriceCell, type Slip } from '@pavilion/domain-sports';
import { showPriceMove } from '@pavilion/ui-kit';
import { createCellWriter, type CellFace } from './createCellWriter.ts';
import { forgetName } from './spokenNames.ts';
import { markPicked } from './usePickMarks.ts';

/** Binds a button to a price: writes it now and on each change, and flashes on each move. Returns the function that unbinds it. */
export type BindCell = (button: HTMLElement, priceId: string, face: CellFace) => () => void;

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
  (button, priceId, face) => {
    let seen = board.getPrice(priceId);
    const paint = createCellWriter(button, face);
    paint(seen);
    markPicked(button, isOnSlip(readSlip(), priceId));
    const unsubscribe = board.subscribePrice(priceId, () => {
      const next = board.getPrice(priceId);
      if (next === seen) return;
      paint(next);
      const move = findPriceMove(seen, next);
      if (move) showPriceMove(button, move);
      seen = next;
    });
    return () => {
      unsubscribe();
      forgetName(button);
    };
  };
