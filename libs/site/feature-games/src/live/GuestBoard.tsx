import { LazyPart, useT, type FeaturePart } from '@pavilion/site-contract';
import { ErrorState, Skeleton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { gamesMessages } from '../messages/gamesMessages.ts';

const ROWS = 10;

/** Matches in play and of today with prices, over the whole width of the window. A pressed price opens the login (ruling D1). */
export function GuestBoard({ part }: { readonly part: FeaturePart }) {
  const t = useT(gamesMessages);
  return (
    <Bleed>
      <LazyPart
        part={part}
        placeholder={Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="2.75rem" />
        ))}
        renderFailure={(retry) => (
          <ErrorState isCompact title={t('live.failed')} retryLabel={t('retry')} onRetry={retry} />
        )}
      />
    </Bleed>
  );
}

/** Wider than the content column. The margin of 1.5rem leaves room for the scroll bar of the page. */
const Bleed = styled.div`
  --venue-top: calc(${token('layout.header')} + ${token('layout.nav')} + 1px);
  display: grid;
  align-content: start;
  gap: ${token('space.2')};
  min-height: 40rem;
  margin: 0 calc((100% - 100vw) / 2 + 1.5rem) ${token('space.4')};
  @media (max-width: 59.9rem) {
    --venue-top: 0px;
  }
`;
