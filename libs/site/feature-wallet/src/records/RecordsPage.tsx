import { lazyWithRetry, PageHead } from '@pavilion/site-contract';
import { Panel } from '@pavilion/ui-kit';
import type { TransactionRecord } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';
import type { OrderRecord } from './createOrderReceipt.ts';
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

/** Records with the filter of the URL. More are loaded while scrolling. */
function Records({ page }: { readonly page: keyof typeof recordPageKeys }) {
  const t = useWalletT();
  const [address, setAddress] = useSearchParams();
  const [detail, setDetail] = useState<TransactionRecord>();
  const [receipt, setReceipt] = useState<OrderRecord>();
  const read = readRecordFilter(address);
  const keys = recordPageKeys[page];
  const filter: RecordFilter = page === 'gift' ? { ...read, type: 'gift' } : read;
  const records = useRecords(filter);
  const findUnpaid = useCashierDeposits(records.list);
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
            onDetail={setDetail}
            onReceipt={setReceipt}
          />
        </Panel>
      </Stack>
      {detail && <RecordDetail record={detail} unpaid={findUnpaid(detail)} onClose={() => setDetail(undefined)} />}
      {receipt && <OrderReceipt record={receipt} unpaid={findUnpaid(receipt)} onClose={() => setReceipt(undefined)} />}
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
