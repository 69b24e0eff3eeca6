import { isOnSlip, type BoardStore, type PriceCell, type Slip } from '@pavilion/domain-sports';
import { showMove } from '@pavilion/ui-kit';
import { paintCell, type CellFace } from './paintCell.ts';
import { markPicked } from './usePickMarks.ts';

/** Binds a button to a price: paints it now and on each change, flashes it on each move. Answers the unbinding. */
export type BindCell = (button: HTMLElement, priceId: string, face: CellFace) => () => void;

/** Where a price moved since it was seen; `undefined` where it stood. */
const moveOf = (before: PriceCell | undefined, after: PriceCell | undefined): 'up' | 'down' | undefined =>
  after && after.changedAt !== before?.changedAt && after.direction !== 'none' ? after.direction : undefined;

let parts: DocumentFragment | undefined;

/** Line and odds of a cell, to be copied. */
function makeParts(): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const name of ['line', 'odds']) {
    const part = document.createElement('span');
    part.dataset['part'] = name;
    fragment.append(part);
  }
  return fragment;
}

/** Its line and its odds. Made outside React: they are `paintCell`'s alone, and a board has hundreds of cells. */
const addParts = (button: HTMLElement): void => button.append((parts ??= makeParts()).cloneNode(true));

/**
 * Lets a store write into buttons, past React.
 *
 * @param readSlip the slip as it is, for a button that comes while its price is on it
 */
export const createCellBinder =
  (board: BoardStore, readSlip: () => Slip): BindCell =>
  (button, priceId, face) => {
    let seen = board.getPrice(priceId);
    if (!button.firstElementChild) addParts(button);
    paintCell(button, seen, face);
    markPicked(button, isOnSlip(readSlip(), priceId));
    return board.subscribePrice(priceId, () => {
      const next = board.getPrice(priceId);
      if (next === seen) return;
      paintCell(button, next, face);
      const move = moveOf(seen, next);
      if (move) showMove(button, move);
      seen = next;
    });
  };
