import { memo, type ButtonHTMLAttributes, type Ref } from 'react';
import { PriceCellRoot } from './PriceCellRoot.ts';

/** Props of {@link PriceCell}; data attributes and handlers are passed to the button. */
export interface PriceCellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name of the selection: team, market and line, without the odds, which are part of the text. */
  readonly label: string;
  /** Formatted odds, such as `0.96`. */
  readonly odds: string;
  /** Line or side before the odds, such as `-0.5/1`. */
  readonly line?: string;
  /** Whether the price is on the slip: filled with the accent colour. @default false */
  readonly isPicked?: boolean;
  /** Whether the price is suspended: shows a lock, ignores clicks, stays in the tab order. @default false */
  readonly isLocked?: boolean;
  /** Direction of the last move, for rendered cells. Cells updated by ref call `showPriceMove` instead. */
  readonly move?: 'up' | 'down';
  /** Text element of the odds, for boards that write prices without React. */
  readonly oddsRef?: Ref<HTMLSpanElement>;
  readonly lineRef?: Ref<HTMLSpanElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * One price on the board.
 *
 * All styles depend on data attributes and CSS variables: a new price adds no CSS rule and renders one cell at most.
 * Without odds (empty text) the cell shows a dash and cannot be selected.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { label, odds, line, isPicked = false, isLocked = false, move, oddsRef, lineRef, onClick, ...rest } = props;
  const isEmpty = odds === '' && oddsRef === undefined;
  return (
    <PriceCellRoot
      type="button"
      {...rest}
      disabled={isEmpty || rest.disabled}
      aria-label={`${label} ${odds}`}
      aria-pressed={isPicked}
      aria-disabled={isLocked || undefined}
      data-move={move}
      data-picked={isPicked || undefined}
      data-locked={isLocked || undefined}
      onClick={isLocked ? undefined : onClick}
    >
      <span data-part="line" ref={lineRef}>
        {line}
      </span>
      <span data-part="odds" ref={oddsRef}>
        {isEmpty ? '–' : odds}
      </span>
    </PriceCellRoot>
  );
});
