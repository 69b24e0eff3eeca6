import { isOnSlip, type BoardStore, type OddsType, type PriceCell } from '@pavilion/domain-sports';
import { PriceCellRoot, showMove } from '@pavilion/ui-kit';
import { memo, useLayoutEffect, useRef } from 'react';
import { useServices, type RootState } from '@pavilion/site-contract';
import { useStore } from 'react-redux';
import { type CellWords } from './cellWords.ts';
import { paintCell, type CellFace } from './paintCell.ts';
import { markPicked } from './usePickMarks.ts';

/** Props of {@link BoardCell}: plain values, so that a row that renders again leaves its cells alone. */
export interface BoardCellProps {
  readonly priceId: string;
  readonly name: string;
  readonly sign: string;
  readonly words: CellWords;
  readonly oddsType: OddsType;
}

const hasMoved = (before: PriceCell | undefined, after: PriceCell | undefined): after is PriceCell =>
  after !== undefined && after.changedAt !== before?.changedAt && after.direction !== 'none';

/** Its line and its odds. Made outside React: they are `paintCell`'s alone, and a board has hundreds of cells. */
function addParts(button: HTMLElement): void {
  for (const name of ['line', 'odds']) {
    const part = document.createElement('span');
    part.dataset['part'] = name;
    button.append(part);
  }
}

/** Binds a button to a price: paints now and on each change, flashes on each move. Answers the unbinding. */
function bindCell(button: HTMLElement, board: BoardStore, priceId: string, face: CellFace): () => void {
  let seen = board.getPrice(priceId);
  if (!button.firstElementChild) addParts(button);
  paintCell(button, seen, face);
  return board.subscribePrice(priceId, () => {
    const next = board.getPrice(priceId);
    if (next === seen) return;
    paintCell(button, next, face);
    if (hasMoved(seen, next) && next.direction !== 'none') showMove(button, next.direction);
    seen = next;
  });
}

/**
 * One price of the board: React renders it once, then the store writes into it, and the slip marks it where its root has
 * `usePickMarks`. Clicks and keys are the grid's.
 */
export const BoardCell = memo(function BoardCell({ priceId, name, sign, words, oddsType }: BoardCellProps) {
  const { board } = useServices();
  const store = useStore<RootState>();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (button.current) markPicked(button.current, isOnSlip(store.getState().slip, priceId));
  }, [store, priceId]);
  useLayoutEffect(
    () => (button.current ? bindCell(button.current, board, priceId, { name, sign, words, oddsType }) : undefined),
    [board, priceId, name, sign, words, oddsType],
  );
  return <PriceCellRoot ref={button} type="button" tabIndex={-1} data-price={priceId} />;
});
