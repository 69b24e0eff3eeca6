import type { Match, OddsType } from '@pavilion/domain-sports';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { BASE_ROWS, getBoardShape, isDrawless } from '../../boardLayout/boardColumns.ts';
import { findNeighbour, findNextLine, keepTabStop, moveTabStop } from '../../board/boardFocus.ts';
import { LineCells } from '../../boardRows/LineCells.tsx';
import { LineRow, MatchBox } from '../../boardRows/MatchStyles.ts';
import { useSelectionMarks } from '../../cells/useSelectionMarks.ts';
import { usePickForStake } from '../../slipState/usePickForStake.ts';
import { LeadGrid } from './LeadStyles.ts';
import { useHomePick } from '../table/useHomePick.ts';

/** Main lines of handicap and total, and 1X2. */
const SHAPE = getBoardShape('ALL', { matchesPerRow: 2, width: 'wide', group: 'handicap' });
const LINES = Array.from({ length: BASE_ROWS }, (_, line) => line);

/** Props of {@link LeadPrices}. */
export interface LeadPricesProps {
  readonly match: Match;
  readonly oddsType: OddsType;
}

/** Prices of a first match: a grid of two lines with one tab stop, like a row of the board. */
export function LeadPrices({ match, oddsType }: LeadPricesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const pick = useHomePick();
  const pickForStake = usePickForStake();
  useSelectionMarks(grid);
  useEffect(() => {
    if (grid.current) keepTabStop(grid.current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('button[data-price]');
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!cell || !/^(Arrow|Home$|End$|Enter$)/.test(event.key)) return;
    event.preventDefault();
    if (event.key !== 'Enter')
      (isVertical ? findNextLine(cell, event.key === 'ArrowDown') : findNeighbour(cell, event.key))?.focus();
    else if (!event.repeat) pickForStake(cell, pick);
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => moveTabStop(currentTarget, target);
  return (
    <LeadGrid
      ref={grid}
      role="grid"
      aria-label={[match.homeName, match.awayName].filter(Boolean).join(' - ')}
      data-strip={0}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = (target as Element).closest<HTMLElement>('button[data-price]');
        if (cell) pick(cell);
      }}
    >
      <MatchBox role="rowgroup" data-drawless={isDrawless(match, SHAPE.columns) || undefined}>
        {LINES.map((row) => (
          <LineRow key={row} role="row" data-line={row}>
            <LineCells shape={SHAPE} {...{ match, row, oddsType }} />
          </LineRow>
        ))}
      </MatchBox>
    </LeadGrid>
  );
}
