import { lazyWithRetry, PageHead, useOpenRecord } from '@pavilion/site-contract';
import { Panel } from '@pavilion/ui-kit';
import type { TransactionRecord } from '@pavilion/wallet/cashier';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';
import { isOrderRecord } from './createOrderReceipt.ts';
import { ExportButton } from './ExportButton.tsx';
import { readRecordFilter, writeRecordFilter, type RecordFilter } from './recordFilter.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { recordPageKeys } from './recordPageKeys.ts';
import { useRecords } from './useRecords.ts';
import { useCashierDeposits } from '../orders/useCashierDeposits.ts';

const RecordDetail = lazyWithRetry(() => import('./RecordDetail.tsx').then((file) => file.RecordDetail));

const OrderReceipt = lazyWithRetry(() => import('./OrderReceipt.tsx').then((file) => file.OrderReceipt));

/** `/mine/transRecord`: all transactions of the centre wallet (WAL-07). */
export const TransRecordPage = () => <Records page="all" />;
/** `/mine/giftRecord`: transactions of type gift. */
export const GiftRecordPage = () => <Records page="gift" />;

const VIEWS = ['detail', 'receipt'] as const;
const getId = ({ id }: TransactionRecord) => id;

/** Records with the filter and the open record of the URL. More are loaded while scrolling. */
function Records({ page }: { readonly page: keyof typeof recordPageKeys }) {
  const t = useWalletT();
  const [address, setAddress] = useSearchParams();
  const read = readRecordFilter(address);
  const keys = recordPageKeys[page];
  const filter: RecordFilter = page === 'gift' ? { ...read, type: 'gift' } : read;
  const records = useRecords(filter);
  const findUnpaid = useCashierDeposits(records.list);
  const { view, record, open, close } = useOpenRecord({ views: VIEWS, records: records.list, getId });
  const showDetail = useCallback((one: TransactionRecord) => open('detail', one), [open]);
  const showReceipt = useCallback((one: TransactionRecord) => open('receipt', one), [open]);
  const unpaid = record && findUnpaid(record);
  const change = (part: Partial<RecordFilter>) =>
    setAddress(writeRecordFilter({ ...filter, ...part }), { replace: true });
  return (
    <>
      <PageHead
        lead={page === 'gift' ? t(keys.lead) : <RecordsLead />}
        actions={<ExportButton filter={filter} findUnpaid={findUnpaid} />}
      >
        {t(keys.title)}
      </PageHead>
      <Stack>
        <RecordFilters filter={filter} records={records} keys={keys} isTypeFixed={page === 'gift'} onChange={change} />
        <Panel data-flush="">
          <RecordList
            filter={filter}
            records={records}
            keys={keys}
            findUnpaid={findUnpaid}
            onChange={change}
            onDetail={showDetail}
            onReceipt={showReceipt}
          />
        </Panel>
      </Stack>
      {view === 'detail' && record && <RecordDetail record={record} unpaid={unpaid} onClose={close} />}
      {view === 'receipt' && record && isOrderRecord(record) && (
        <OrderReceipt record={record} unpaid={unpaid} onClose={close} />
      )}
    </>
  );
}

/** Contents of the record, and where the bets are. */
function RecordsLead() {
  const t = useWalletT();
  return (
    <>
      {t('records.lead')} <Link to="/mine/betRecord">{t('records.bets')}</Link>
    </>
  );
}
