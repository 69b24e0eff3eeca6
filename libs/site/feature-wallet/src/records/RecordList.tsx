import { useAppDispatch } from '@pavilion/site-contract';
import { Button, EmptyState, Icon, IconButton, Money, Table, Tag, token, type TableColumn } from '@pavilion/ui-kit';
import { recordsActions, type DealRecord, type RecordsState } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { useWalletT, type WalletT } from '../messages/walletMessages.ts';
import { formatInstant } from '../parts/formatInstant.ts';
import { NotRead } from '../parts/NotRead.tsx';
import { PAGE_SIZE, type RecordFilter } from './recordFilter.ts';
import { recordTones, signedAmount } from './recordWords.ts';

/** Props of {@link RecordList}. */
export interface RecordListProps {
  readonly filter: RecordFilter;
  readonly state: RecordsState;
  readonly onChange: (part: Partial<RecordFilter>) => void;
  readonly onDetail: (record: DealRecord) => void;
}

/** The records of one page, or why there are none. What failed to refresh says that it is old. */
export function RecordList({ filter, state, onChange, onDetail }: RecordListProps) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const page = 'page' in state ? state.page : undefined;
  const pages = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE));
  const isStale = state.step === 'ready' && state.failure !== undefined;
  const message =
    state.step === 'failed' ? (
      <NotRead failure={state.failure} onRetry={() => dispatch(recordsActions.refreshRequested())} />
    ) : (
      <EmptyState
        title={t('records.none')}
        action={
          filter.range !== 'all' && <Button onClick={() => onChange({ range: 'all' })}>{t('records.wider')}</Button>
        }
      >
        {t('records.noneHint')}
      </EmptyState>
    );
  return (
    <>
      <Table
        caption={t('records.title')}
        columns={columnsOf(t, onDetail)}
        rows={page?.list ?? []}
        rowKey={({ id }) => id}
        rowState={({ status }) => (status === 'failed' ? 'muted' : undefined)}
        isLoading={state.step === 'loading' || state.step === 'idle'}
        empty={message}
      />
      {page && (
        <Foot data-empty={(!isStale && pages === 1 && filter.page === 1) || undefined}>
          <span role="status">{isStale ? t('records.stale') : ''}</span>
          <Pager page={filter.page} pages={pages} onChange={onChange} />
        </Foot>
      )}
    </>
  );
}

function columnsOf(t: WalletT, onDetail: RecordListProps['onDetail']): readonly TableColumn<DealRecord>[] {
  return [
    {
      id: 'time',
      header: t('records.time'),
      isFigure: true,
      cell: ({ createdAt }) => formatInstant(createdAt),
    },
    { id: 'type', header: t('records.type'), cell: ({ type }) => t(`records.type.${type}`) },
    { id: 'method', header: t('records.method'), cell: ({ methodName }) => methodName },
    {
      id: 'amount',
      header: t('records.amount'),
      align: 'end',
      isFigure: true,
      cell: (record) => (
        <Money
          tone={record.direction === 'in' && record.status === 'success' ? 'gain' : 'plain'}
          text={signedAmount(record)}
        />
      ),
    },
    {
      id: 'status',
      header: t('records.status'),
      cell: ({ status }) => <Tag tone={recordTones[status]}>{t(`records.status.${status}`)}</Tag>,
    },
    {
      id: 'detail',
      header: t('venues.actions'),
      align: 'end',
      cell: (record) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('records.detailOf', { orderNo: record.orderNo })}
          onClick={() => onDetail(record)}
        >
          {t('records.detail')}
        </Button>
      ),
    },
  ];
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: RecordListProps['onChange'];
}

function Pager({ page, pages, onChange }: PagerProps) {
  const t = useWalletT();
  if (pages === 1 && page === 1) return null;
  return (
    <Row aria-label={t('records.pages')}>
      <IconButton
        size="small"
        label={t('records.previous')}
        disabled={page <= 1}
        onClick={() => onChange({ page: Math.min(page - 1, pages) })}
      >
        <Icon name="chevronLeft" />
      </IconButton>
      <span aria-current="page">{t('records.place', { page, pages })}</span>
      <IconButton
        size="small"
        label={t('records.next')}
        disabled={page >= pages}
        onClick={() => onChange({ page: page + 1 })}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </Row>
  );
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  min-height: ${token('density.control')};
  padding: ${token('space.2')} ${token('space.3')};
  border-top: 1px solid ${token('color.line.hairline')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  &[data-empty] {
    min-height: 0;
    padding: 0;
    border: 0;
  }
`;

const Row = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
`;
