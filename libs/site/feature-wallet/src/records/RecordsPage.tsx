import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { PageTitle, Panel } from '@pavilion/ui-kit';
import { recordsActions, type DealRecord } from '@pavilion/wallet/cashier';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletParts.ts';
import { selectRecords } from '../state/walletState.ts';
import { ExportButton } from './ExportButton.tsx';
import { readRecordFilter, toRecordQuery, writeRecordFilter, type RecordFilter } from './recordFilter.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RecordList } from './RecordList.tsx';

const RecordDetail = lazy(() => import('./RecordDetail.tsx').then((file) => ({ default: file.RecordDetail })));

/** `/mine/transRecord`: everything that moved the centre wallet (WAL-07). */
export const TransRecordPage = () => <Records />;
/** `/mine/giftRecord`: what was given. */
export const GiftRecordPage = () => <Records type="gift" />;

/** Records, filtered by the address; they grow as they are scrolled. */
function Records({ type }: { readonly type?: RecordFilter['type'] }) {
  const t = useWalletT();
  const { clock } = useServices();
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const [detail, setDetail] = useState<DealRecord>();
  const state = useAppSelector(selectRecords);
  const read = readRecordFilter(address);
  const filter: RecordFilter = type === undefined ? read : { ...read, type };
  const key = writeRecordFilter(filter).toString();
  useEffect(() => {
    const asked = readRecordFilter(new URLSearchParams(key));
    dispatch(recordsActions.opened(toRecordQuery(asked, clock.now())));
    return () => void dispatch(recordsActions.left());
  }, [key, dispatch, clock]);
  const change = (part: Partial<RecordFilter>) =>
    setAddress(writeRecordFilter({ ...filter, ...part }), { replace: true });
  return (
    <>
      <PageTitle lead={t('records.lead')} actions={<ExportButton filter={filter} />}>
        {t(type === 'gift' ? 'records.gifts' : 'records.title')}
      </PageTitle>
      <Stack>
        <RecordFilters filter={filter} state={state} isTypeFixed={type !== undefined} onChange={change} />
        <Panel data-flush="">
          <RecordList filter={filter} state={state} onChange={change} onDetail={setDetail} />
        </Panel>
      </Stack>
      <Suspense fallback={null}>
        {detail && <RecordDetail record={detail} onClose={() => setDetail(undefined)} />}
      </Suspense>
    </>
  );
}
