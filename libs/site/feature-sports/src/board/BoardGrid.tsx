import { type OddsType, type Selection } from '@pavilion/domain-sports';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { besideLine, besideOf, entryOf, keepTabStop, placeOf, takeTabStop } from './boardKeys.ts';
import { type BoardItem } from './boardItems.ts';
import { Scroller, Strip } from './BoardLayout.ts';
import { LeagueRow } from './LeagueRow.tsx';
import { MatchRow } from './MatchRow.tsx';
import { stickyIndex, stripsInView } from './stickyRange.ts';
import { stripHeight, useBoardMetrics } from './useBoardMetrics.ts';

/** Strips drawn beyond the view on each side. */
const OVERSCAN = 6;

/** Props of {@link BoardGrid}. */
export interface BoardGridProps {
  readonly items: readonly BoardItem[];
  readonly oddsType: OddsType;
  readonly selections: readonly Pick<Selection, 'id' | 'gameId'>[];
  readonly isStale: boolean;
  readonly onPick: (priceId: string) => void;
  readonly onLeague: (leagueId: string) => void;
  readonly onMore: (matchId: string) => void;
}

/** Ids on the slip by match, joined; matches without one are absent. */
function picksByMatch(selections: BoardGridProps['selections']): ReadonlyMap<string, string> {
  const picks = new Map<string, string>();
  for (const { id, gameId } of selections) picks.set(gameId, picks.has(gameId) ? `${picks.get(gameId)} ${id}` : id);
  return picks;
}

/**
 * The virtual list of leagues and matches: one grid with one tab stop, walked with the arrow keys.
 *
 * Clicks and keys are heard here once, not by thousands of cells.
 */
export function BoardGrid({ items, oddsType, selections, isStale, onPick, onLeague, onMore }: BoardGridProps) {
  const t = useSportsT();
  const scroller = useRef<HTMLDivElement>(null);
  const { virtualizer, walk, sticky } = useStrips(items, scroller);
  const picks = useMemo(() => picksByMatch(selections), [selections]);

  const onClick = ({ target }: MouseEvent) => {
    const { price, league, more } = (target as Element).closest('button')?.dataset ?? {};
    if (price) onPick(price);
    else if (league) onLeague(league);
    else if (more) onMore(more);
  };

  return (
    <Scroller ref={scroller} data-stale={isStale || undefined}>
      <div
        role="grid"
        aria-label={t('page.board')}
        aria-rowcount={-1}
        tabIndex={-1}
        style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
        onClick={onClick}
        onKeyDown={walk}
        onFocus={({ target, currentTarget }) => placeOf(target) && takeTabStop(currentTarget, target)}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index];
          const isSticky = index === sticky();
          return (
            <Strip
              key={key}
              data-strip={index}
              data-sticky={isSticky || undefined}
              style={{ height: size, transform: isSticky ? undefined : `translateY(${start}px)` }}
            >
              {item?.kind === 'league' && <LeagueRow league={item.league} count={item.count} isOpen={item.isOpen} />}
              {item?.kind === 'match' && (
                <MatchRow
                  matchId={item.matchId}
                  rows={item.rows}
                  oddsType={oddsType}
                  picked={picks.get(item.matchId) ?? ''}
                />
              )}
            </Strip>
          );
        })}
      </div>
    </Scroller>
  );
}

/** The virtualizer with its sticking head, and the walk of the arrow keys across it. */
function useStrips(items: readonly BoardItem[], scroller: RefObject<HTMLDivElement | null>) {
  const metrics = useBoardMetrics();
  const focused = useRef(-1);
  const column = useRef<string | undefined>(undefined);
  const firstVisible = useRef(0);
  const sizing = useMemo(
    () => ({
      estimateSize: (index: number) => stripHeight(items[index], metrics),
      getItemKey: (index: number) => items[index]?.key ?? index,
    }),
    [items, metrics],
  );
  const sticky = () => stickyIndex(items, firstVisible.current);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is compiled; rows are memoised by hand
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    ...sizing,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      firstVisible.current = range.startIndex;
      return stripsInView(range, sticky(), focused.current);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, sizing]);
  useEffect(() => {
    if (scroller.current) keepTabStop(scroller.current);
  });

  const enter = (from: number, isDown: boolean, column: string | undefined) => {
    const next = from + (isDown ? 1 : -1);
    if (!items[next]) return;
    focused.current = next;
    virtualizer.scrollToIndex(next, { align: 'auto' });
    requestAnimationFrame(() => {
      const strip = scroller.current?.querySelector(`[data-strip="${next}"]`);
      if (strip) entryOf(strip, column, isDown)?.focus({ preventScroll: true });
    });
  };

  const walk = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    const place = button && placeOf(button);
    if (!button || !place || !/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    if (place.column !== undefined) column.current = place.column;
    const isDown = event.key === 'ArrowDown';
    if (!isDown && event.key !== 'ArrowUp') return besideOf(button, event.key)?.focus();
    const beside = besideLine(button, isDown);
    if (beside) return beside.focus();
    enter(place.strip, isDown, column.current);
  };
  return { virtualizer, walk, sticky };
}
