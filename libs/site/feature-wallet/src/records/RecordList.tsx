import { useT } from '@pavilion/site-contract';
import { LoadFailure } from '@pavilion/site-data';
import { type FindUnpaidDeposit, receiptMessages, type ReceiptT } from '@pavilion/site-money';
import { Button, EmptyState, Money, Table, Tag, type TableColumn } from '@pavilion/ui-kit';
import type { TransactionRecord } from '@pavilion/wallet/cashier';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useWalletT, type WalletT } from '../messages/walletMessages.ts';
import { formatInstant } from '@pavilion/site-contract/time';
import { isOrderRecord, type OrderRecord } from './createOrderReceipt.ts';
import { describeRecord } from '../orders/describeRecord.ts';
import { LongTable } from './LongTable.tsx';
import type { RecordFilter } from './recordFilter.ts';
import { RecordFoot } from './RecordFoot.tsx';
import type { RecordPageKeys } from './recordPageKeys.ts';
import type { Records } from './useRecords.ts';

/** Props of {@link RecordList}. */
export interface RecordListProps {
  readonly filter: RecordFilter;
  readonly records: Records;
  readonly keys: RecordPageKeys;
  readonly findUnpaid: FindUnpaidDeposit;
  readonly onChange: (part: Partial<RecordFilter>) => void;
  readonly onDetail: (record: TransactionRecord) => void;
  readonly onReceipt: (record: OrderRecord) => void;
}

/** Loaded records, or their empty or failure state. */
export function RecordList(props: RecordListProps) {
  const { filter, records, keys, findUnpaid, onChange, onDetail, onReceipt } = props;
  const t = useWalletT();
  const receiptT = useT(receiptMessages);
  const columns = useMemo(
    () => getColumns(t, receiptT, { findUnpaid, onDetail, onReceipt }),
    [t, receiptT, findUnpaid, onDetail, onReceipt],
  );
  const { list, totals, status, failure, readMore, refresh } = records;
  if (list.length > 0) {
    const canGrow = !records.isComplete && !records.isLoadingMore && !records.isRefreshing && !records.hasMoreFailed;
    return (
      <>
        <LongTable
          caption={t(keys.title)}
          columns={columns}
          rows={list}
          rowKey={getRowId}
          rowState={getRowState}
          total={totals?.total ?? list.length}
          onEnd={canGrow ? readMore : undefined}
        />
        <RecordFoot records={records} />
      </>
    );
  }
  return (
    <Table
      caption={t(keys.title)}
      columns={columns}
      rows={[]}
      rowKey={getRowId}
      isLoading={status === 'loading'}
      empty={
        failure ? (
          <LoadFailure hasMoneyHint failure={failure} onRetry={refresh} />
        ) : (
          <EmptyState
            title={t(keys.none)}
            action={
              filter.range !== 'all' && <Button onClick={() => onChange({ range: 'all' })}>{t('records.wider')}</Button>
            }
          >
            {t(keys.noneHint)}
          </EmptyState>
        )
      }
    />
  );
}

const getRowId = ({ id }: TransactionRecord) => id;
const getRowState = ({ status }: TransactionRecord) => (status === 'failed' ? 'muted' : undefined);

type RecordActions = Pick<RecordListProps, 'findUnpaid' | 'onDetail' | 'onReceipt'>;

function getColumns(t: WalletT, receiptT: ReceiptT, actions: RecordActions): readonly TableColumn<TransactionRecord>[] {
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
          text={describeRecord(record, actions.findUnpaid(record), t).amount}
        />
      ),
    },
    {
      id: 'status',
      header: t('records.status'),
      width: '8rem',
      cell: (record) => {
        const { state, tone } = describeRecord(record, actions.findUnpaid(record), t);
        return <Tag tone={tone}>{state}</Tag>;
      },
    },
    createActionColumn(t, receiptT, actions),
  ];
}

const createActionColumn = (
  t: WalletT,
  receiptT: ReceiptT,
  { onDetail, onReceipt }: RecordActions,
): TableColumn<TransactionRecord> => ({
  id: 'detail',
  header: t('venues.actions'),
  align: 'end',
  width: '9rem',
  cell: (record) => (
    <Actions>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('records.detailOf', { orderNo: record.orderNo })}
        onClick={() => onDetail(record)}
      >
        {t('records.detail')}
      </Button>
      {isOrderRecord(record) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={receiptT('openOf', { number: record.orderNo })}
          onClick={() => onReceipt(record)}
        >
          {receiptT('open')}
        </Button>
      )}
    </Actions>
  ),
});

/** Buttons of a row, in one line. The first one has the same place in every row. */
const Actions = styled.span`
  display: inline-flex;
  width: 7.5rem;
  @media (max-width: 39.99rem) {
    width: auto;
  }
`;
