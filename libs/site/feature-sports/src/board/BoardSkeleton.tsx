import { Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { BASE_ROWS, columnsOf } from './boardColumns.ts';
import { LineRow, MatchBox, Scroller, TeamCell } from './BoardLayout.ts';

const MATCHES = [64, 48, 56, 72, 52, 60];

/** The board before its first prices: rows and cells of the real size, so that nothing jumps. */
export function BoardSkeleton({ gameType }: { readonly gameType: string }) {
  const t = useSportsT();
  return (
    <Scroller role="status" data-skeleton="">
      <VisuallyHidden>{t('board.loading')}</VisuallyHidden>
      {MATCHES.map((width) => (
        <MatchBox key={width} style={{ height: 'auto' }}>
          {Array.from({ length: BASE_ROWS }, (_, row) => (
            <LineRow key={row}>
              <TeamCell>
                <Skeleton width={`${row === 2 ? 24 : width}%`} />
              </TeamCell>
              {columnsOf(gameType).map(({ id }) => (
                <Skeleton key={id} height="100%" />
              ))}
            </LineRow>
          ))}
        </MatchBox>
      ))}
    </Scroller>
  );
}
