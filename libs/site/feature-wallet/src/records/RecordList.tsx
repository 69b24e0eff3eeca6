import { useAppDispatch } from '@pavilion/site-contract';
import { Button, EmptyState, Money, Table, Tag, type TableColumn } from '@pavilion/ui-kit';
import { recordsActions, type DealRecord, type RecordsState } from '@pavilion/wallet/cashier';
import { useCallback, useMemo } from 'react';
import { useWalletT, type WalletT } from '../messages/walletMessages.ts';
import { formatInstant } from '@pavilion/site-contract/bets';
import { NotRead } from '../parts/NotRead.tsx';
import { LongTable } from './LongTable.tsx';
import { type RecordFilter } from './recordFilter.ts';
import { RecordFoot } from './RecordFoot.tsx';
import { recordTones, signedAmount } from './recordWords.ts';

/** Props of {@link RecordList}. */
export interface RecordListProps {
  readonly filter: RecordFilter;
  readonly state: RecordsState;
  readonly onChange: (part: Partial<RecordFilter>) => void;
  readonly onDetail: (record: DealRecord) => void;
}

/** The records read so far, or why there are none. What failed to refresh says that it is old. */
export function RecordList({ filter, state, onChange, onDetail }: RecordListProps) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const columns = useMemo(() => columnsOf(t, onDetail), [t, onDetail]);
  const readMore = useCallback(() => void dispatch(recordsActions.moreRequested()), [dispatch]);
  if ('page' in state && state.page.list.length > 0) {
    const mayGrow = state.step === 'ready' && !state.isWhole && !state.moreFailure;
    return (
      <>
        <LongTable
          caption={t('records.title')}
          columns={columns}
          rows={state.page.list}
          rowKey={idOf}
          rowState={stateOf}
          total={state.page.total}
          onEnd={mayGrow ? readMore : undefined}
        />
        <RecordFoot state={state} onMore={readMore} />
      </>
    );
  }
  return (
    <Table
      caption={t('records.title')}
      columns={columns}
      rows={[]}
      rowKey={idOf}
      isLoading={state.step === 'loading' || state.step === 'idle'}
      empty={
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
        )
      }
    />
  );
}

const idOf = ({ id }: DealRecord) => id;
const stateOf = ({ status }: DealRecord) => (status === 'failed' ? 'muted' : undefined);

function columnsOf(t: WalletT, onDetail: RecordListProps['onDetail']): readonly TableColumn<DealRecord>[] {
  return [
    {
      id: 'time',
      header: t('records.time'),
      isFigure: true,
      width: '13rem',
      cell: ({ createdAt }) => formatInstant(createdAt),
    },
    { id: 'type', header: t('records.type'), width: '7rem', cell: ({ type }) => t(`records.type.${type}`) },
    { id: 'method', header: t('records.method'), cell: ({ methodName }) => methodName },
    {
      id: 'amount',
      header: t('records.amount'),
      align: 'end',
      isFigure: true,
      width: '11rem',
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
      width: '8rem',
      cell: ({ status }) => <Tag tone={recordTones[status]}>{t(`records.status.${status}`)}</Tag>,
    },
    {
      id: 'detail',
      header: t('venues.actions'),
      align: 'end',
      width: '7rem',
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
