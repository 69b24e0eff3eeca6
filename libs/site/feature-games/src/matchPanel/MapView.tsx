import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchDetail, MatchMap } from '../state/matchDetail.ts';
import { GoalLine } from './GoalLine.tsx';
import { LaneMap } from './LaneMap.tsx';
import { RoundChart } from './RoundChart.tsx';
import { TeamShares } from './TeamShares.tsx';

/** Props of {@link MapView}. */
export interface MapViewProps {
  readonly match: MatchDetail;
}

/** Current map of a match as a drawing with its figures, and the scores of the maps before it. */
export function MapView({ match }: MapViewProps) {
  const map = match.maps.at(-1);
  const events = map?.events ?? [];
  return (
    <Stack>
      {match.discipline === 'moba' && <LaneMap match={match} events={events} />}
      {match.discipline === 'shooter' && <RoundChart match={match} events={events} />}
      {match.discipline === 'football' && map && <GoalLine match={match} map={map} />}
      {map && <TeamShares discipline={match.discipline} map={map} />}
      {match.maps.length > 1 && <MapScores maps={match.maps.slice(0, -1)} />}
    </Stack>
  );
}

function MapScores({ maps }: { readonly maps: readonly MatchMap[] }) {
  const t = useGamesT();
  return (
    <Scores>
      {maps.map(({ no, score: [home, away], winner }) => (
        <li key={no}>
          <small>{t('panel.mapNo', { no: String(no) })}</small>
          <b data-won={winner === 'home' || undefined}>{home}</b>:
          <b data-won={winner === 'away' || undefined}>{away}</b>
        </li>
      ))}
    </Scores>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${token('space.2')};
`;

const Scores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  > li {
    display: flex;
    gap: 0.25rem;
    align-items: baseline;
  }
  small {
    margin-inline-end: 0.25rem;
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  b {
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.regular')};
    font-family: ${token('font.family.figure')};
  }
  b[data-won] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
`;
