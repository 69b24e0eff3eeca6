import { toInstantParts } from '@pavilion/site-contract/time';
import { EmptyState, Panel, Table, Tag, token, type TableColumn } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { streamsRequest, toShownStreams, type Stream } from '@pavilion/site-game-ui/lobby';
import { useRead, LoadFailure } from '@pavilion/site-data';

const POLL_MS = 60_000;

/** Streams of live and ended matches with their results (GAM-04). */
export function StreamHistory() {
  const t = useGamesT();
  const { data, failure, isLoading, refetch } = useRead('stream.history', streamsRequest, { pollMs: POLL_MS });
  return (
    <section aria-labelledby="history-title">
      <Title id="history-title">{t('history.title')}</Title>
      <Sheet as="div" data-flush="">
        {failure && !data ? (
          <LoadFailure hasMoneyHint failure={failure} onRetry={refetch} />
        ) : (
          <Table
            caption={t('history.title')}
            rows={data ? toShownStreams(data.list) : []}
            rowKey={({ streamId }) => streamId}
            isLoading={isLoading}
            columns={getColumns(t)}
            empty={<EmptyState isCompact drawing="match" title={t('history.none')} />}
          />
        )}
      </Sheet>
    </section>
  );
}

function getColumns(t: GamesT): readonly TableColumn<Stream>[] {
  return [
    {
      id: 'state',
      header: t('history.state'),
      cell: ({ status }) => (
        <Tag tone={status === 'live' ? 'danger' : 'neutral'}>
          {t(status === 'live' ? 'history.live' : 'history.ended')}
        </Tag>
      ),
    },
    { id: 'league', header: t('history.league'), cell: ({ league }) => league },
    { id: 'match', header: t('history.match'), cell: ({ team_h, team_c }) => `${team_h} – ${team_c}` },
    { id: 'score', header: t('history.result'), align: 'end', cell: ({ score }) => score.replace('-', ' : ') },
    {
      id: 'time',
      header: t('history.time'),
      align: 'end',
      cell: ({ startTime }) => {
        const { date, time } = toInstantParts(startTime);
        return `${date.slice(5)} ${time.slice(0, 5)}`;
      },
    },
  ];
}

const Title = styled.h2`
  margin-bottom: ${token('space.3')};
  font-size: ${token('font.size.title')};
`;

const Sheet = styled(Panel)`
  min-height: 24rem;
  overflow-x: auto;
`;
