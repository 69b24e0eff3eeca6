import { LoadFailure } from '@pavilion/site-data';
import { Notice, Skeleton, token } from '@pavilion/ui-kit';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { MatchRef } from '../matchBets/matchPick.ts';
import { useMatchDetail } from '../matchBets/useMatchDetail.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchDetail } from '../state/matchDetail.ts';
import { Crest } from '../tables/Crest.tsx';
import { formatPhase } from '../tables/formatPhase.ts';
import { EventLog } from './EventLog.tsx';
import { MapView } from './MapView.tsx';
import { PanelMarkets } from './PanelMarkets.tsx';

/** Props of {@link MatchPanel}. */
export interface MatchPanelProps {
  readonly shown: MatchRef;
  /** Time of the platform. */
  readonly now: number;
  /** Closes the panel. Called when the platform has removed the match. */
  readonly onClose: () => void;
}

const NOT_FOUND = 6004;

/** One match of an e-sports lobby: its map, all its markets and its events (LOB-09). */
export function MatchPanel({ shown, now, onClose }: MatchPanelProps) {
  const t = useGamesT();
  const { data, failure, isStale, refetch } = useMatchDetail(shown);
  const isMissing = failure?.code === NOT_FOUND;
  useEffect(() => {
    if (isMissing) onClose();
  }, [isMissing, onClose]);
  if (!data) return failure ? <LoadFailure hasMoneyHint failure={failure} onRetry={refetch} /> : <PanelPlaceholder />;
  const { match } = data;
  return (
    <Stack data-match-panel={`${match.gameCode}.${match.no}`}>
      {isStale && (
        <Notice role="status" data-tone="warning">
          {t('bet.stale')}
        </Notice>
      )}
      <MatchHead match={match} now={now} />
      <MapView match={match} />
      <PanelMarkets game={shown.game} match={match} readAt={data.time} />
      <EventLog match={match} />
    </Stack>
  );
}

const PanelPlaceholder = () => (
  <Stack aria-hidden="true">
    <Skeleton height="3.5rem" />
    <Skeleton height="10rem" />
    <Skeleton height="14rem" />
  </Stack>
);

interface MatchHeadProps {
  readonly match: MatchDetail;
  readonly now: number;
}

function MatchHead({ match, now }: MatchHeadProps) {
  const t = useGamesT();
  const { home, away, homeId, awayId, state, score } = match;
  return (
    <Head>
      <span>
        <Crest teamId={homeId} />
        <b>{home}</b>
      </span>
      <p>
        <strong>{state === 'upcoming' ? 'VS' : `${score[0]} : ${score[1]}`}</strong>
        <small data-live={state === 'live' || undefined}>{formatPhase(match, now, t)}</small>
      </p>
      <span>
        <Crest teamId={awayId} />
        <b>{away}</b>
      </span>
    </Head>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${token('space.2')};
  align-items: center;
  > span {
    display: grid;
    gap: 0.125rem;
    justify-items: center;
    text-align: center;
  }
  > p {
    display: grid;
    margin: 0;
    justify-items: center;
  }
  strong {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.title')};
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  small[data-live] {
    color: ${token('color.accent.text')};
  }
  svg {
    width: 2rem;
    height: 2rem;
  }
`;
