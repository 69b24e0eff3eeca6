import { getMatchChannelId } from '@pavilion/domain-sports';
import { useAppSelector, usePageTitle, useServices } from '@pavilion/site-contract';
import { Button, EmptyState, SegmentedControl } from '@pavilion/ui-kit';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { BoardNotice, StaleBar } from '../board/BoardNotice.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { MultiPane, ShapeChoice, ViewGrid, ViewHead } from './MultiViewStyles.ts';
import { MAX_WATCHED, storeWatched } from './watchedMatches.ts';
import { WatchedMatch } from './WatchedMatch.tsx';

/** Props of {@link MultiView}. */
export interface MultiViewProps {
  readonly matchIds: readonly string[];
  readonly onChange: (matchIds: readonly string[]) => void;
  readonly onOpen: (matchId: string) => void;
  readonly onBack: () => void;
}

type Shape = 'square' | 'row';

const PER_ROW = 2;
/** Lines of a market in a tile that has the full height of the view, and in one of two rows. */
const LINES = { tall: 3, low: 1 } as const;

/** Up to four matches side by side, with their centres and main markets (MTC-06). */
export function MultiView({ matchIds, onChange, onOpen, onBack }: MultiViewProps) {
  const t = useSportsT();
  const { store } = useServices();
  usePageTitle(t('multi.title'));
  const [shape, setShape] = useState<Shape>('square');
  const shown = matchIds.slice(0, MAX_WATCHED);
  const isOnline = useAppSelector(({ ui }) => ui.online);
  const isStale = useHasStaleMatch(shown) || !isOnline;
  const isFull = matchIds.length > MAX_WATCHED;
  const rows = shape === 'square' && shown.length > PER_ROW ? 2 : 1;
  useEffect(() => storeWatched(store, matchIds), [store, matchIds]);
  return (
    <MultiPane data-multi="">
      <ViewHead>
        <h1>{t('multi.title')}</h1>
        <small>{t('multi.count', { count: shown.length, most: MAX_WATCHED })}</small>
        <ShapeChoice>
          <SegmentedControl<Shape>
            label={t('multi.shape')}
            size="small"
            value={shape}
            onChange={setShape}
            segments={[
              { value: 'square', label: '2 × 2' },
              { value: 'row', label: '1 × 4' },
            ]}
          />
        </ShapeChoice>
        <Button size="small" onClick={onBack}>
          {t('detail.back')}
        </Button>
      </ViewHead>
      {isFull && <BoardNotice role="status">{t('multi.full')}</BoardNotice>}
      {matchIds.length === 0 ? (
        <EmptyState drawing="match" title={t('multi.emptyTitle')}>
          {t('multi.emptyText')}
        </EmptyState>
      ) : (
        <ViewGrid data-shape={shape} data-rows={rows} data-stale={isStale || undefined}>
          {shown.map((matchId) => (
            <WatchedMatch
              key={matchId}
              matchId={matchId}
              lines={rows === 1 ? LINES.tall : LINES.low}
              onOpen={() => onOpen(matchId)}
              onRemove={() => onChange(matchIds.filter((id) => id !== matchId))}
            />
          ))}
        </ViewGrid>
      )}
      {isStale && shown.length > 0 && (
        <StaleBar role="status">{t(isOnline ? 'board.stale' : 'board.offline')}</StaleBar>
      )}
    </MultiPane>
  );
}

/** Whether the prices of a match are stale. One that has not been loaded yet shows that itself. */
function useHasStaleMatch(matchIds: readonly string[]): boolean {
  const { board } = useServices();
  const ids = matchIds.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = ids.split(' ').map((id) => board.subscribeList(getMatchChannelId(id), listener));
      return () => ends.forEach((end) => end());
    },
    [board, ids],
  );
  return useSyncExternalStore(subscribe, () =>
    matchIds.some((id) => {
      const { isLoaded, isStale } = board.getList(getMatchChannelId(id));
      return isLoaded && isStale;
    }),
  );
}
