import type { CallFailure } from '@pavilion/api-client';
import { useFailureText } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useReadPages } from '@pavilion/site-data';
import { Button, EmptyState, Notice, Panel, PanelHead, Skeleton, Table, Tag } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { ReadFailure } from '../parts/ReadFailure.tsx';
import { toInviteSource } from './buildInviteLink.ts';

const BODY = { pageSize: 20 };
const tones = { registered: 'neutral', playing: 'warning', effective: 'success' } as const;

/** Friends who registered through the member's link, with their state. */
export function FriendList() {
  const t = usePartnersT();
  const read = useReadPages('partners.friends', BODY);
  const { data, failure, hasMore, isFetching, readMore } = read;
  const friends = data?.flatMap(({ list }) => list) ?? [];
  const formatSource = (rCode: string) => {
    const source = toInviteSource(rCode);
    return source ? t(`invite.source.${source}`) : '—';
  };
  return (
    <Panel aria-busy={!data && !failure}>
      <PanelHead>
        <h2>{t('invite.friends')}</h2>
      </PanelHead>
      {!data && failure && <ReadFailure read={read} />}
      {!data && !failure && <Skeleton height="8rem" />}
      {data && (
        <Table
          caption={t('invite.friends')}
          rows={friends}
          rowKey={({ friendId }) => friendId}
          columns={[
            { id: 'name', header: t('invite.friend'), cell: ({ name }) => name },
            {
              id: 'time',
              header: t('invite.registered'),
              isFigure: true,
              cell: ({ registerTime }) => formatInstant(registerTime),
            },
            { id: 'source', header: t('invite.source'), cell: ({ rCode }) => formatSource(rCode) },
            {
              id: 'turnover',
              header: t('invite.turnover'),
              align: 'end',
              isFigure: true,
              cell: ({ progress, target }) => `${formatCny(progress)} / ${formatCny(target)}`,
            },
            {
              id: 'state',
              header: t('invite.state'),
              cell: ({ state }) => <Tag tone={tones[state]}>{t(`invite.state.${state}`)}</Tag>,
            },
          ]}
          empty={
            <EmptyState isCompact title={t('invite.none')}>
              {t('invite.noneHint')}
            </EmptyState>
          }
        />
      )}
      {data && failure && <PageFailure failure={failure} />}
      {hasMore && (
        <Button isBusy={isFetching} onClick={readMore}>
          {t('invite.more')}
        </Button>
      )}
    </Panel>
  );
}

/** Failure of a further page, below the friends that were read. */
function PageFailure({ failure }: { readonly failure: CallFailure }) {
  const t = usePartnersT();
  const failureText = useFailureText();
  return (
    <Notice role="alert" data-tone="danger">
      {failureText(failure)} {t('load.hint')}
    </Notice>
  );
}
