import { useAppSelector } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import { isStarred, selectGames, type Game } from '../state/gamesSlice.ts';
import { GameTile, WaitingTile } from './GameTile.tsx';
import { stepFrom, type GridLayout, type Rows } from './computeGridLayout.ts';
import { tileRules } from './tileRules.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTileDesk } from './useTileDesk.ts';

/** Props of {@link GameGrid}. */
export interface GameGridProps {
  readonly games: readonly Game[];
  /** Tiles there will be; those whose games have not come are held open. */
  readonly total: number;
  readonly onInfo: (gameCode: string) => void;
  /** Asked for when tiles come near whose games have not. */
  readonly onMissing: () => void;
}

/**
 * Tiles of any number, of which only those near the window are drawn. One stop for the Tab key; arrows, Home, End and page
 * keys move among the tiles (WAI-ARIA grid), and what is not drawn yet is drawn before it is focused.
 */
export function GameGrid({ onInfo, onMissing, ...told }: GameGridProps) {
  const t = useGamesT();
  const { games, total } = useShownList(told);
  const desk = useTileDesk(onInfo);
  const favourites = useAppSelector((state) => selectGames(state).favourites);
  const list = useRef<HTMLDivElement>(null);
  const { shape, first, end } = useRowWindow(list, total);
  const [current, setCurrent] = useState(0);
  const { columns, rowHeight, gap } = shape;
  const rowCount = Math.ceil(total / columns);
  const at = Math.min(current, Math.max(0, total - 1));
  const isMissing = Math.min(told.total, end * columns) > told.games.length;
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFrom(event.key, at, { columns, count: Math.min(total, games.length) });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    reveal(list.current, Math.floor(next / columns) * rowHeight, rowHeight);
    flushSync(() => setCurrent(next));
    tileAt(list.current, next)?.focus({ preventScroll: true });
  };
  const onFocus = (event: FocusEvent) => {
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (index !== undefined) setCurrent(Number(index));
  };
  const drawn = rowsDrawn({ first, end }, Math.floor(at / columns), rowCount);
  return (
    <Grid
      ref={list}
      role="grid"
      aria-label={t('games.grid')}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      style={{ height: `${Math.max(0, rowCount * rowHeight - gap)}px` }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {drawn.map((row) => (
        <GridRow key={row} row={row} shape={shape} count={Math.min(columns, total - row * columns)}>
          {(index) => <Cell game={games[index]} isCurrent={index === at} favourites={favourites} desk={desk} />}
        </GridRow>
      ))}
    </Grid>
  );
}

interface GridRowProps {
  readonly row: number;
  readonly shape: GridLayout;
  /** Tiles of this row. */
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
  readonly desk: ReturnType<typeof useTileDesk>;
}

const Cell = ({ game, isCurrent, favourites, desk }: CellProps) =>
  game ? (
    <GameTile game={game} isCurrent={isCurrent} isStarred={isStarred({ favourites }, game)} desk={desk} />
  ) : (
    <WaitingTile />
  );

/** A list that comes while one scrolls is drawn in pieces between the frames; games and their number change together. */
function useShownList({
  games,
  total,
}: Pick<GameGridProps, 'games' | 'total'>): Pick<GameGridProps, 'games' | 'total'> {
  return useDeferredValue(useMemo(() => ({ games, total }), [games, total]));
}

/** The window's rows, and the one the focus is in: what has the focus is never taken away. */
function rowsDrawn({ first, end }: Rows, focused: number, rowCount: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (focused < first && focused < rowCount) return [focused, ...rows];
  return focused >= end && focused < rowCount ? [...rows, focused] : rows;
}

const tileAt = (list: HTMLElement | null, index: number): HTMLElement | null | undefined =>
  list?.querySelector(`[data-index="${index}"] [data-main]`);

/** Room for what sticks at the top of the window: the site's head, and the tools over the list. */
const HEAD_ROOM = 260;

/** Scrolls the page so far that a row stands in the window. */
function reveal(list: HTMLElement | null, rowTop: number, rowHeight: number): void {
  if (!list) return;
  const top = list.getBoundingClientRect().top + rowTop;
  if (top < HEAD_ROOM) window.scrollBy(0, top - HEAD_ROOM);
  else if (top + rowHeight > window.innerHeight) window.scrollBy(0, top + rowHeight - window.innerHeight);
}

const Grid = styled.div`
  position: relative;
  min-width: 0;
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
