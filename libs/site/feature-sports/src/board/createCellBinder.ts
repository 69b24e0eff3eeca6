import { isOnSlip, type BoardStore, type PriceCell, type Slip } from '@pavilion/domain-sports';
import { showPriceMove } from '@pavilion/ui-kit';
import { createCellWriter, type CellFace } from './createCellWriter.ts';
import { forgetName } from './spokenNames.ts';
import { markPicked } from './usePickMarks.ts';

/** Binds a button to a price: paints it now and on each change, flashes it on each move. Answers the unbinding. */
export type BindCell = (button: HTMLElement, priceId: string, face: CellFace) => () => void;

/** Where a price moved since it was seen; `undefined` where it stood. */
const findPriceMove = (before: PriceCell | undefined, after: PriceCell | undefined): 'up' | 'down' | undefined =>
  after && after.changedAt !== before?.changedAt && after.direction !== 'none' ? after.direction : undefined;

/**
 * Lets a store write into buttons, past React.
 *
 * @param readSlip the slip as it is, for a button that comes while its price is on it
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
