import type { OddsType } from '@pavilion/domain-sports';
import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import {
  findNextLine,
  findNeighbour,
  findEntryButton,
  keepTabStop,
  findBoardPosition,
  moveTabStop,
} from './boardFocus.ts';
import { buildGridTemplate, type BoardShape } from '../boardLayout/boardColumns.ts';
import type { BoardItem, PlacedMatch } from '../boardLayout/buildBoardItems.ts';
import { LeagueHeader, Scroller, Section, VirtualRow } from '../boardLayout/BoardStyles.ts';
import { buildBoardSections, type BoardSection } from '../boardLayout/buildBoardSections.ts';
import type { BoardView } from '../boardLayout/createBoardMemory.ts';
import { LeagueRow } from '../boardRows/LeagueRow.tsx';
import { MatchRow } from '../boardRows/MatchRow.tsx';
import type { BoardTool } from '../boardRows/MatchTool.tsx';
import type { BoardMetrics } from '../boardLayout/useBoardMetrics.ts';
import { useSelectionMarks } from '../cells/useSelectionMarks.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMatchSteps } from './useMatchSteps.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** Props of {@link BoardGrid}. */
export interface BoardGridProps {
  readonly items: readonly BoardItem[];
  readonly oddsType: OddsType;
  readonly isStale: boolean;
  readonly gameType: string;
  readonly shape: BoardShape;
  /** Leagues without an open first half. */
  readonly closedLeagues: ReadonlySet<string>;
  readonly metrics: BoardMetrics;
  /** First view of the board. */
  readonly start: BoardView;
  readonly onView: (view: BoardView) => void;
  /** Is called when a price is pressed. */
  readonly onSelect: (cell: HTMLElement) => void;
  /** Is called when Enter is pressed on a price. */
  readonly onEnter: (cell: HTMLElement) => void;
  /** Whether the rows are part of the page and scroll with it, not in a box of their own. All of them are rendered. @default false */
  readonly isInPage?: boolean;
  /** Is called when a tool of a match or league is pressed. `button` is the anchor for a menu. */
  readonly onTool: (tool: BoardTool, id: string, button: HTMLElement) => void;
}

/**
 * Virtual list of leagues and matches: one grid with one tab stop and arrow-key navigation.
 *
 * The grid handles clicks and keys for all cells. A selection does not render the grid. The row with the focus is
 * stored in a transition.
 */
export function BoardGrid(props: BoardGridProps) {
  const { items, oddsType, gameType, shape, closedLeagues, metrics, isStale, start, onView } = props;
  const { onSelect, onEnter, onTool, isInPage = false } = props;
  const t = useSportsT();
  const scroller = useRef<HTMLDivElement>(null);
  const { offsets, window, reveal } = useRowWindow(items, metrics, { scroller, start, onView, isInPage });
  const [focused, setFocused] = useState<string>();
  useSelectionMarks(scroller);
  const onArrow = useArrowKeys(scroller, items.length, reveal);
  const onLetter = useTeamSearch(items, { scroller, reveal });
  useMatchSteps(items, { scroller, reveal, isInPage });
  const keptFocus = useKeptFocus(items, { reveal, onLeave: () => startTransition(() => setFocused(undefined)) });
  const focusedIndex = focused === undefined ? -1 : items.findIndex(({ key }) => key === focused);

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('button[data-price]');
    if (event.key === 'Enter' && cell) {
      event.preventDefault();
      if (!event.repeat) onEnter(cell);
    } else if (!onLetter(event)) onArrow(event);
  };
  const onClick = ({ target }: MouseEvent) => {
    const part = (target as Element).closest<HTMLElement>('button, [data-game]');
    if (!part) return;
    const { price, tool, id = '', game } = part.dataset;
    if (price) onSelect(part);
    else if (tool) onTool(tool as BoardTool, id, part);
    else if (game) onTool('detail', game, part);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { target } = event;
    const place = findBoardPosition(target);
    if (!place || !scroller.current) return;
    moveTabStop(scroller.current, target);
    keptFocus.onFocus(event);
    startTransition(() => setFocused(items[place.row]?.key));
  };

  return (
    <Scroller ref={scroller} data-stale={isStale || undefined} data-flow={isInPage || undefined}>
      <div
        role="grid"
        aria-label={t('page.board')}
        aria-rowcount={-1}
        tabIndex={-1}
        style={{ height: offsets.at(-1), position: 'relative' }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={keptFocus.onBlur}
      >
        {buildBoardSections(items, window, focusedIndex).map((section) => (
          <SectionBox
            key={items[section.head]?.key}
            {...{ section, items, offsets, oddsType, gameType, shape, closedLeagues }}
          />
        ))}
      </div>
    </Scroller>
  );
}

interface SectionBoxProps extends Pick<BoardGridProps, 'items' | 'oddsType' | 'gameType' | 'shape' | 'closedLeagues'> {
  readonly section: BoardSection;
  readonly offsets: Float64Array;
}

/** A league: its head is sticky while the league is in view, its rendered matches are absolutely positioned. */
function SectionBox({ section, items, offsets, oddsType, gameType, closedLeagues, ...board }: SectionBoxProps) {
  const head = items[section.head];
  const isClosed = head?.kind === 'league' && head.heads.every(({ league }) => closedLeagues.has(league.id));
  const shape = (isClosed ? board.shape.afterHalf : undefined) ?? board.shape;
  const top = offsets[section.head] ?? 0;
  return (
    <Section role="presentation" style={{ top, height: (offsets[section.end] ?? top) - top, ...toTemplate(shape) }}>
      <LeagueHeader data-strip={section.head}>
        {head?.kind === 'league' && <LeagueRow heads={head.heads} {...{ gameType, shape }} />}
      </LeagueHeader>
      {section.drawn.map((at) => {
        const item = items[at];
        return (
          item?.kind === 'match' && (
            <BoardMatchRow
              key={item.key}
              index={at}
              top={(offsets[at] ?? 0) - top}
              height={(offsets[at + 1] ?? 0) - (offsets[at] ?? 0)}
              {...toRowMatches(item.matches)}
              {...{ oddsType, shape }}
            />
          )
        );
      })}
    </Section>
  );
}

const templates = new WeakMap<BoardShape, { readonly '--board-columns': string }>();

/** Returns the columns of a section as a variable for its style. */
function toTemplate(shape: BoardShape): { readonly '--board-columns': string } {
  const template = templates.get(shape) ?? { '--board-columns': buildGridTemplate(shape) };
  templates.set(shape, template);
  return template;
}

interface RowMatches {
  readonly first: string;
  readonly firstRows: number;
  readonly leagueName?: string;
  readonly second?: string;
  readonly secondRows?: number;
}

/** Returns primitive values, so that a memoized row renders only for other matches. */
function toRowMatches([first, second]: readonly PlacedMatch[]): RowMatches {
  const name = first?.leagueName;
  const places = { first: first?.id ?? '', firstRows: first?.rows ?? 0, ...(name && { leagueName: name }) };
  return second ? { ...places, second: second.id, secondRows: second.rows } : places;
}

interface BoardMatchRowProps extends RowMatches, Pick<BoardGridProps, 'oddsType' | 'shape'> {
  readonly index: number;
  readonly top: number;
  readonly height: number;
}

const BoardMatchRow = memo(function BoardMatchRow({ index, top, height, ...places }: BoardMatchRowProps) {
  const { first, firstRows, leagueName, second, secondRows = 0, oddsType, shape } = places;
  const isPair = shape.matchesPerRow === 2;
  return (
    <VirtualRow data-strip={index} data-pair={isPair || undefined} style={{ height, top }}>
      <MatchRow matchId={first} rows={firstRows} half={isPair ? 'a' : ''} {...{ oddsType, shape, leagueName }} />
      {second !== undefined && <MatchRow matchId={second} rows={secondRows} half="b" {...{ oddsType, shape }} />}
    </VirtualRow>
  );
});

/** Whether a key moves the focus. Alt and an arrow go back and forward in the history of the browser. */
const isMoveKey = ({ key, altKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !metaKey && /^(Arrow|Home$|End$)/.test(key);

/** Returns the key handler: along a line, down the lines of a match, into the next row, and with Ctrl to both ends of the board. */
function useArrowKeys(scroller: RefObject<HTMLDivElement | null>, count: number, reveal: (index: number) => void) {
  const column = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (scroller.current) keepTabStop(scroller.current);
  });

  const findRow = (row: number) => scroller.current?.querySelector(`[data-strip="${row}"]`) ?? null;

  const enterRow = (from: number, isDown: boolean) => {
    const next = from + (isDown ? 1 : -1);
    if (next < 0 || next >= count) return;
    reveal(next);
    findEntryButton(findRow(next), column.current, isDown)?.focus({ preventScroll: true });
  };

  const enterEnd = (isEnd: boolean) => {
    const row = isEnd ? count - 1 : 0;
    reveal(row);
    findEntryButton(findRow(row), undefined, !isEnd)?.focus({ preventScroll: true });
  };

  return (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    const place = button && findBoardPosition(button);
    if (!button || !place || !isMoveKey(event)) return;
    event.preventDefault();
    if (event.ctrlKey && !event.key.startsWith('Arrow')) return enterEnd(event.key === 'End');
    column.current = place.column ?? column.current;
    const isDown = event.key === 'ArrowDown';
    if (!isDown && event.key !== 'ArrowUp') return findNeighbour(button, event.key)?.focus();
    const nextLine = findNextLine(button, isDown);
    if (nextLine) return nextLine.focus();
    enterRow(place.row, isDown);
  };
}
