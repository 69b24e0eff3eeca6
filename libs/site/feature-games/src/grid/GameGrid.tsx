import { useAppSelector, useServices } from '@pavilion/site-contract';
import { coverRules } from '@pavilion/site-game-ui/covers';
import { token } from '@pavilion/ui-kit';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { isStarred, selectGames, type Game } from '../state/gamesSlice.ts';
import { GameTile, PlaceholderTile } from './GameTile.tsx';
import { findNextTile, type GridLayout, type Rows } from './computeGridLayout.ts';
import { tileRules } from './tileRules.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTileContext } from './useTileContext.ts';

/** Props of {@link GameGrid}. */
export interface GameGridProps {
  readonly games: readonly Game[];
  /** Number of tiles. Tiles of games that are not loaded are placeholders. */
  readonly total: number;
  /** Largest number of rows; all rows without it. */
  readonly maxRows?: number;
  /** Name of the grid. */
  readonly label?: string;
  readonly onInfo: (gameCode: string) => void;
  /** Called when rows with placeholders are rendered. */
  readonly onMissing?: () => void;
}

/**
 * Virtual grid of tiles; only rows near the viewport are rendered. It is one stop of the Tab key. Arrows, Home, End and page
 * keys move the focus among the tiles (WAI-ARIA grid). A row that is not rendered yet is rendered before it gets the focus.
 */
export function GameGrid({ onInfo, onMissing, maxRows, label, ...props }: GameGridProps) {
  const t = useGamesT();
  const { lobby } = useServices().brand;
  const shown = useShownList(props);
  const { games } = shown;
  const favourites = useAppSelector((state) => selectGames(state).favourites);
  const list = useRef<HTMLDivElement>(null);
  const { shape, first, end } = useRowWindow(list, { count: shown.total, maxRows, sizes: lobby });
  const [current, setCurrent] = useState(0);
  const { columns, rowHeight, gap } = shape;
  const context = useTileContext(onInfo, shape.tile);
  const total = Math.min(shown.total, columns * (maxRows ?? Infinity));
  const rowCount = Math.ceil(total / columns);
  const at = Math.min(current, Math.max(0, total - 1));
  const isMissing = Math.min(props.total, end * columns) > props.games.length;
  useEffect(() => {
    if (isMissing) onMissing?.();
  }, [isMissing, onMissing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = findNextTile(event.key, at, { columns, count: Math.min(total, games.length) });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    scrollToRow(list.current, Math.floor(next / columns) * rowHeight, rowHeight);
    flushSync(() => setCurrent(next));
    findTile(list.current, next)?.focus({ preventScroll: true });
  };
  const onFocus = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index !== undefined) setCurrent(Number(index));
  };
  const renderedRows = listRenderedRows({ first, end }, Math.floor(at / columns), rowCount);
  return (
    <Grid
      ref={list}
      role="grid"
      aria-label={label ?? t('games.grid')}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      style={{ height: `${Math.max(0, rowCount * rowHeight - gap)}px`, '--cover': `${shape.tile}px` }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {renderedRows.map((row) => (
        <GridRow key={row} row={row} shape={shape} count={Math.min(columns, total - row * columns)}>
          {(index) => <Cell game={games[index]} isCurrent={index === at} favourites={favourites} context={context} />}
        </GridRow>
      ))}
    </Grid>
  );
}

interface GridRowProps {
  readonly row: number;
  readonly shape: GridLayout;
  /** Number of tiles in this row. */
  readonly count: number;
  readonly children: (index: number) => ReactNode;
}

function GridRow({ row, shape: { columns, rowHeight, gap }, count, children }: GridRowProps) {
  return (
    <Row
      role="row"
      aria-rowindex={row + 1}
      style={{
        height: `${rowHeight - gap}px`,
        transform: `translateY(${row * rowHeight}px)`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gap: `${gap}px`,
      }}
    >
      {Array.from({ length: count }, (_, column) => {
        const index = row * columns + column;
        return (
          <div key={column} role="gridcell" aria-colindex={column + 1} data-index={index}>
            {children(index)}
          </div>
        );
      })}
    </Row>
  );
}

interface CellProps {
  /** `undefined` while the game is not loaded. */
  readonly game: Game | undefined;
  readonly isCurrent: boolean;
  readonly favourites: ReturnType<typeof selectGames>['favourites'];
  readonly context: ReturnType<typeof useTileContext>;
}

const Cell = ({ game, isCurrent, favourites, context }: CellProps) =>
  game ? (
    <GameTile game={game} isCurrent={isCurrent} isStarred={isStarred({ favourites }, game)} context={context} />
  ) : (
    <PlaceholderTile />
  );

/** Defers a changed list, so that React renders it without blocking the scroll. Games and their number change together. */
function useShownList({
  games,
  total,
}: Pick<GameGridProps, 'games' | 'total'>): Pick<GameGridProps, 'games' | 'total'> {
  return useDeferredValue(useMemo(() => ({ games, total }), [games, total]));
}

/** Returns the rows to render: those of the row window and the focused one, because removing it would lose the focus. */
function listRenderedRows({ first, end }: Rows, focused: number, rowCount: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, Math.min(end, rowCount) - first) }, (_, at) => first + at);
  if (focused < first && focused < rowCount) return [focused, ...rows];
  return focused >= end && focused < rowCount ? [...rows, focused] : rows;
}

const findTile = (list: HTMLElement | null, index: number): HTMLElement | null | undefined =>
  list?.querySelector(`[data-index="${index}"] [data-main]`);

/** Height in pixels of the sticky header and the tools at the top of the viewport. */
const HEADER_HEIGHT = 260;

/** Scrolls the page until a row is in the viewport. */
function scrollToRow(list: HTMLElement | null, rowTop: number, rowHeight: number): void {
  if (!list) return;
  const top = list.getBoundingClientRect().top + rowTop;
  if (top < HEADER_HEIGHT) window.scrollBy(0, top - HEADER_HEIGHT);
  else if (top + rowHeight > window.innerHeight) window.scrollBy(0, top + rowHeight - window.innerHeight);
}

const Grid = styled.div`
  position: relative;
  min-width: 0;
  ${coverRules}
  ${tileRules}
`;

const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  contain: size layout style;
  > [role='gridcell'] {
    min-width: 0;
  }
  color: ${token('color.text.primary')};
`;
