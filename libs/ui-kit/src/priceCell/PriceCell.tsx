import { memo, type ButtonHTMLAttributes, type Ref } from 'react';
import { PriceCellRoot } from './PriceCellRoot.ts';

/** Props of {@link PriceCell}; data attributes and handlers pass through to the button. */
export interface PriceCellProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What is bet on, spoken: team, market and line, without the odds (they are read from the cell's text). */
  readonly label: string;
  /** Odds as shown, such as `0.96`; already formatted. */
  readonly odds: string;
  /** Line or side before the odds, such as `-0.5/1`. */
  readonly line?: string;
  /** Chosen for the slip: filled with the accent. @default false */
  readonly isPicked?: boolean;
  /** Suspended: shows a lock, swallows clicks, stays in the tab order. @default false */
  readonly isLocked?: boolean;
  /** Direction of the last move, for cells that are rendered; ref-bound cells call `showPriceMove` instead. */
  readonly move?: 'up' | 'down';
  /** The text node of the odds, for boards that write prices past React. */
  readonly oddsRef?: Ref<HTMLSpanElement>;
  readonly lineRef?: Ref<HTMLSpanElement>;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * One price on the board.
 *
 * All looks hang on data attributes and CSS variables: a new price adds no CSS rule and re-renders one cell at most.
 * Without odds (empty text) the cell is a dash that cannot be chosen.
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
