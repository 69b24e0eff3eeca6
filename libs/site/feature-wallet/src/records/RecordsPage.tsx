import { lazyWithRetry } from '@pavilion/site-contract';
import { PageTitle, Panel } from '@pavilion/ui-kit';
import type { TransactionRecord } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';
import type { OrderRecord } from './createOrderReceipt.ts';
import { ExportButton } from './ExportButton.tsx';
import { readRecordFilter, writeRecordFilter, type RecordFilter } from './recordFilter.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';
import { useRecords } from './useRecords.ts';

const RecordDetail = lazyWithRetry(() => import('./RecordDetail.tsx').then((file) => file.RecordDetail));

const OrderReceipt = lazyWithRetry(() => import('./OrderReceipt.tsx').then((file) => file.OrderReceipt));

/** `/mine/transRecord`: all transactions of the centre wallet (WAL-07). */
export const TransRecordPage = () => <Records />;
/** `/mine/giftRecord`: transactions of type gift. */
export const GiftRecordPage = () => <Records type="gift" />;

/** Records with the filter of the URL. More are loaded while scrolling. */
function Records({ type }: { readonly type?: RecordFilter['type'] }) {
  const t = useWalletT();
  const [address, setAddress] = useSearchParams();
  const [detail, setDetail] = useState<TransactionRecord>();
  const [receipt, setReceipt] = useState<OrderRecord>();
  const read = readRecordFilter(address);
  const filter: RecordFilter = type === undefined ? read : { ...read, type };
  const records = useRecords(filter);
  const change = (part: Partial<RecordFilter>) =>
    setAddress(writeRecordFilter({ ...filter, ...part }), { replace: true });
  return (
    <>
      <PageTitle lead={t('records.lead')} actions={<ExportButton filter={filter} />}>
        {t(type === 'gift' ? 'records.gifts' : 'records.title')}
      </PageTitle>
      <Stack>
        <RecordFilters filter={filter} records={records} isTypeFixed={type !== undefined} onChange={change} />
        <Panel data-flush="">
          <RecordList filter={filter} records={records} onChange={change} onDetail={setDetail} onReceipt={setReceipt} />
        </Panel>
      </Stack>
      {detail && <RecordDetail record={detail} onClose={() => setDetail(undefined)} />}
      {receipt && <OrderReceipt record={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
