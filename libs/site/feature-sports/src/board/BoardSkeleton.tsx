import { Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { memo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { BASE_ROWS, listRowColumns, RUNNER_COLUMNS, type BoardShape } from '../boardLayout/boardColumns.ts';
import { Scroller, VirtualRow } from '../boardLayout/BoardStyles.ts';
import { LineRow, MatchBox, TeamCell } from '../boardRows/MatchStyles.ts';
import { RunnerRow } from '../boardRows/RowStyles.ts';

const MATCHES = [64, 48, 56, 72, 52, 60];

/** Props of {@link BoardSkeleton}. */
export interface BoardSkeletonProps {
  readonly shape: BoardShape;
  /** Shows the layout of outrights: a title and runners. @default false */
  readonly isChampion?: boolean;
}

/** Board before its first prices, with rows and cells of the final size to avoid a layout shift. */
export const BoardSkeleton = memo(function BoardSkeleton({ shape, isChampion = false }: BoardSkeletonProps) {
  const t = useSportsT();
  const isPair = shape.matchesPerRow === 2 && !isChampion;
  return (
    <Scroller role="status" data-skeleton="">
      <VisuallyHidden>{t('board.loading')}</VisuallyHidden>
      <SkeletonGroup>
        {MATCHES.map((width) => (
          <VirtualRow key={width} data-pair={isPair || undefined} style={{ position: 'static' }}>
            {isChampion ? <ChampionSkeleton width={width} /> : <MatchSkeleton width={width} shape={shape} />}
            {isPair && <MatchSkeleton width={width} shape={shape} half="b" />}
          </VirtualRow>
        ))}
      </SkeletonGroup>
    </Scroller>
  );
});

interface MatchSkeletonProps {
  readonly width: number;
  readonly shape: BoardShape;
  readonly half?: 'b';
}

function MatchSkeleton({ width, shape, half }: MatchSkeletonProps) {
  return (
    <MatchBox style={{ height: 'auto' }} data-half={half}>
      {shape.isCard && (
        <LineRow>
          <TeamCell data-whole="">
            <Skeleton width={`${width}%`} />
          </TeamCell>
        </LineRow>
      )}
      {Array.from({ length: BASE_ROWS }, (_, row) => (
        <LineRow key={row}>
          {!shape.isCard && (
            <TeamCell>
              <Skeleton width={`${width}%`} />
            </TeamCell>
          )}
          <div data-cells="">
            {listRowColumns(shape, row).map(({ id }) => (
              <Skeleton key={id} data-col={id} height="100%" />
            ))}
          </div>
        </LineRow>
      ))}
    </MatchBox>
  );
}

const RUNNER_ROWS = [0, 1, 2, 3];

function ChampionSkeleton({ width }: Pick<MatchSkeletonProps, 'width'>) {
  return (
    <MatchBox style={{ height: 'auto' }}>
      <RunnerRow>
        <Skeleton width={`${width}%`} />
      </RunnerRow>
      {RUNNER_ROWS.map((row) => (
        <RunnerRow key={row}>
          {Array.from({ length: RUNNER_COLUMNS }, (_, column) => (
            <Skeleton key={column} height="100%" />
          ))}
        </RunnerRow>
      ))}
    </MatchBox>
  );
}
