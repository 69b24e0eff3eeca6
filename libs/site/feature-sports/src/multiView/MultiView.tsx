import { useServices } from '@pavilion/site-contract';
import { Button, EmptyState, SegmentedControl } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { BoardNotice } from '../board/BoardNotice.ts';
import { BoardPane } from '../boardLayout/BoardStyles.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { ViewGrid, ViewHead } from './MultiViewStyles.ts';
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

/** Up to four matches side by side, with their centres and main markets (MTC-06). */
export function MultiView({ matchIds, onChange, onOpen, onBack }: MultiViewProps) {
  const t = useSportsT();
  const { store } = useServices();
  const [shape, setShape] = useState<Shape>('square');
  const shown = matchIds.slice(0, MAX_WATCHED);
  const isFull = matchIds.length > MAX_WATCHED;
  useEffect(() => storeWatched(store, matchIds), [store, matchIds]);
  return (
    <BoardPane data-multi="">
      <ViewHead>
        <h1>{t('multi.title')}</h1>
        <small>{t('multi.count', { count: shown.length, most: MAX_WATCHED })}</small>
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
        <ViewGrid data-shape={shape}>
          {shown.map((matchId) => (
            <WatchedMatch
              key={matchId}
              matchId={matchId}
              onOpen={() => onOpen(matchId)}
              onRemove={() => onChange(matchIds.filter((id) => id !== matchId))}
            />
          ))}
        </ViewGrid>
      )}
    </BoardPane>
  );
}
