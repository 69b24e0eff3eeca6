import { useT } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { toInstantParts } from '@pavilion/site-contract/time';
import { streamsRequest, toShownStreams } from '@pavilion/site-game-ui/lobby';
import { useRead } from '@pavilion/site-data';
import { Panel, Skeleton, Tag, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';

const POLL_MS = 60_000;
const ROWS = 8;

/** Current and past live streams with their results (GAM-04). */
export function Streams() {
  const t = useT(belowMessages);
  const { data, failure, refetch } = useRead('stream.history', streamsRequest, { pollMs: POLL_MS });
  const streams = data && toShownStreams(data.list);
  return (
    <section aria-labelledby="streams-title">
      <SectionHead id="streams-title" title={t('streams.title')} />
      <Panel as="div" data-flush="">
        {(failure && !streams) || streams?.length === 0 ? (
          <SectionPlaceholder hasFailed={failure !== undefined} empty={t('streams.none')} onRetry={refetch} />
        ) : (
          <List aria-busy={!streams}>
            {!streams &&
              Array.from({ length: ROWS }, (_, at) => (
                <li key={at}>
                  <Skeleton height="2.75rem" />
                </li>
              ))}
            {streams?.map(({ streamId, status, league, team_h, team_c, score, startTime }) => (
              <li key={streamId}>
                <Tag tone={status === 'live' ? 'danger' : 'neutral'}>{t(`streams.${status}`)}</Tag>
                <span title={league}>{league}</span>
                <span>{team_h}</span>
                <strong>{score.replace('-', ' : ')}</strong>
                <span>{team_c}</span>
                <time dateTime={new Date(startTime).toISOString()}>{toInstantParts(startTime).time.slice(0, 5)}</time>
              </li>
            ))}
          </List>
        )}
      </Panel>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(34rem, 100%), 1fr));
  min-height: 11rem;
  > li {
    display: grid;
    grid-template-columns: 5rem 8rem minmax(0, 1fr) 4.5rem minmax(0, 1fr) 3.5rem;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.75rem;
    margin: 0 0 -1px -1px;
    padding: 0 ${token('space.5')};
    border: solid ${token('color.line.hairline')};
    border-width: 0 0 1px 1px;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span:nth-child(2) {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  span:nth-child(3) {
    text-align: right;
  }
  strong,
  time {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
  }
  time {
    color: ${token('color.text.muted')};
    text-align: right;
  }
  @media (max-width: 40rem) {
    > li {
      grid-template-columns: 4.5rem minmax(0, 1fr) auto minmax(0, 1fr);
      padding: 0 ${token('space.3')};
    }
    span:nth-child(2),
    time {
      display: none;
    }
  }
`;
