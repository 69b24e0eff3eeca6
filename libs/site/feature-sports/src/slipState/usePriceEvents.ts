import type { KeyboardEvent, MouseEvent } from 'react';
import { usePickForStake } from './usePickForStake.ts';
import { useSelectPrice } from './useSelectPrice.ts';

const findCell = (target: EventTarget): HTMLElement | null => (target as Element).closest('button[data-price]');

/** Returns the handlers of an element with prices: a press picks, Enter picks and moves to the stake (DSK-05). */
export function usePriceEvents() {
  const selectPrice = useSelectPrice();
  const pickForStake = usePickForStake();
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = findCell(target);
      if (cell) selectPrice(cell);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const cell = event.key === 'Enter' ? findCell(event.target) : null;
      if (!cell) return;
      event.preventDefault();
      if (!event.repeat) pickForStake(cell, selectPrice);
    },
  };
}
