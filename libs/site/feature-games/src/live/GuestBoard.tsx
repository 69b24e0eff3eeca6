import { LazyPart, useT, type FeaturePart } from '@pavilion/site-contract';
import { ErrorState, Skeleton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { gamesMessages } from '../messages/gamesMessages.ts';

const ROWS = 10;

/** Matches in play and of today with prices. A pressed price opens the login (ruling D1). */
export function GuestBoard({ part }: { readonly part: FeaturePart }) {
  const t = useT(gamesMessages);
  return (
    <Board>
      <LazyPart
        part={part}
        placeholder={Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="2.75rem" />
        ))}
        renderFailure={(retry) => (
          <ErrorState isCompact title={t('live.failed')} retryLabel={t('retry')} onRetry={retry} />
        )}
      />
    </Board>
  );
}

const Board = styled.div`
  --venue-top: calc(${token('layout.header')} + ${token('layout.nav')} + 1px);
  display: grid;
  align-content: start;
  gap: ${token('space.2')};
  min-height: 40rem;
  margin-bottom: ${token('space.4')};
  > * {
    min-width: 0;
  }
  @media (max-width: 59.9rem) {
    --venue-top: 0px;
  }
`;
