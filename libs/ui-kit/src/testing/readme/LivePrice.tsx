import { useEffect, useRef } from 'react';
import { PriceCell, showPriceMove } from '../../index.ts';

/** Props of {@link LivePrice}. */
export interface LivePriceProps {
  readonly label: string;
  /** Calls back with each new price, already formatted. */
  readonly subscribe: (onPrice: (odds: string, direction: 'up' | 'down') => void) => () => void;
}

/** A price that is written without React: a change touches one text node, and no component renders. */
export function LivePrice({ label, subscribe }: LivePriceProps) {
  const cell = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      subscribe((odds, direction) => {
        if (!cell.current || !text.current) return;
        text.current.textContent = odds;
        cell.current.ariaLabel = `${label} ${odds}`;
        showPriceMove(cell.current, direction);
      }),
    [label, subscribe],
  );
  return <PriceCell ref={cell} oddsRef={text} label={label} odds="" />;
}
