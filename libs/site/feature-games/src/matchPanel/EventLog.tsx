import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchDetail } from '../state/matchDetail.ts';
import { formatDuration } from '../tables/formatDuration.ts';

const SECOND_MS = 1_000;
const MAX_EVENTS = 8;

/** Props of {@link EventLog}. */
export interface EventLogProps {
  readonly match: MatchDetail;
}

/** Latest events of all maps of a match, newest first. */
export function EventLog({ match }: EventLogProps) {
  const t = useGamesT();
  const events = match.maps.flatMap(({ no, events: own }) => own.map((event, at) => ({ ...event, no, at })));
  if (events.length === 0) return null;
  return (
    <section aria-label={t('panel.events')}>
      <Title>{t('panel.events')}</Title>
      <List>
        {events
          .slice(-MAX_EVENTS)
          .reverse()
          .map(({ no, at, clock, kind, side, how }) => (
            <li key={`${no} ${at}`} data-side={side}>
              <time>{`${no} · ${formatDuration(clock * SECOND_MS)}`}</time>
              <span>{`${match[side]} ${t(`panel.event.${how ?? kind}`)}`}</span>
            </li>
          ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  margin: 0 0 ${token('space.1')};
  font-size: ${token('font.size.body')};
`;

const List = styled.ol`
  display: grid;
  gap: 0.125rem;
  > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${token('space.2')};
    padding-inline-start: ${token('space.2')};
    border-inline-start: 2px solid ${token('color.text.muted')};
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > li[data-side='home'] {
    border-color: ${token('color.accent.fill')};
  }
  time {
    font-family: ${token('font.family.figure')};
  }
`;
