import { formatLine, formatOdds, isPickable, type OddsType } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { PriceCell, showPriceMove } from '@pavilion/ui-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Props of {@link LivePrice}. */
export interface LivePriceProps {
  readonly priceId: string | undefined;
  /** Accessible name of the selection. */
  readonly label: string;
  /** Sign before the line, such as 大 or 主; empty if there is none. */
  readonly sign: string;
  readonly oddsType: OddsType;
  readonly onPick: (priceId: string) => void;
}

/** One live price of the home page, for guests and members. */
export function LivePrice({ priceId = '', label, sign, oddsType, onPick }: LivePriceProps) {
  const { board } = useServices();
  const button = useRef<HTMLButtonElement>(null);
  const read = () => board.getPrice(priceId);
  const cell = useSyncExternalStore((listener) => board.subscribePrice(priceId, listener), read, read);
  const isPicked = useAppSelector((state) => state.slip.selections.some(({ id }) => id === priceId));
  const seenAt = useRef(cell?.changedAt);
  useEffect(() => {
    if (cell && button.current && cell.changedAt !== seenAt.current && cell.direction !== 'none')
      showPriceMove(button.current, cell.direction);
    seenAt.current = cell?.changedAt;
  }, [cell]);
  const line = [sign, cell ? formatLine(cell.line, cell.side) : ''].filter(Boolean).join(' ');
  return (
    <PriceCell
      ref={button}
      data-price={priceId}
      label={`${label} ${line}`}
      line={line}
      odds={formatOdds(cell?.price, oddsType)}
      isPicked={isPicked}
      isLocked={!isPickable(cell)}
      onClick={() => onPick(priceId)}
    />
  );
}
