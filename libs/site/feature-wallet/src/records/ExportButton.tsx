import { toastActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { Button, DownloadIcon } from '@pavilion/ui-kit';
import { formatCsv, EXPORT_MAX, readAllRecords, recordsCalls, type TransactionRecord } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useWalletT, type WalletT } from '../messages/walletMessages.ts';
import { formatInstant } from '@pavilion/site-contract/time';
import type { FindUnpaidDeposit } from '@pavilion/site-money';
import { describeRecord } from '../orders/describeRecord.ts';
import { toRecordQuery, type RecordFilter } from './recordFilter.ts';

/** Props of {@link ExportButton}. */
export interface ExportButtonProps {
  readonly filter: RecordFilter;
  readonly findUnpaid: FindUnpaidDeposit;
}

/** Button that saves all records of the filter as CSV. Leaving the page aborts the export. */
export function ExportButton({ filter, findUnpaid }: ExportButtonProps) {
  const t = useWalletT();
  const { api, clock } = useServices();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const open = useRef<AbortController>(undefined);
  useEffect(() => () => open.current?.abort(), []);
  const exportAll = async () => {
    const abort = new AbortController();
    open.current = abort;
    setBusy(true);
    const now = clock.now();
    const query = { ...toRecordQuery(filter, now), pageNum: 1, endTime: now };
    try {
      const { list, isCut } = await readAllRecords(recordsCalls(api).readPage, query, abort.signal);
      saveFile(formatCsv(toCsvRows(list, findUnpaid, t)), `transactions-${formatInstant(now).slice(0, 10)}.csv`);
      if (isCut) dispatch(toastActions.shown({ kind: 'info', text: t('records.exportCut', { count: EXPORT_MAX }) }));
    } catch {
      if (!abort.signal.aborted) dispatch(toastActions.shown({ kind: 'error', text: t('records.exportFailed') }));
    }
    if (!abort.signal.aborted) setBusy(false);
  };
  return (
    <Button icon={<DownloadIcon />} isBusy={isBusy} onClick={() => void exportAll()}>
      {t('records.export')}
    </Button>
  );
}

/** Returns the rows of the CSV file. Amounts are plain decimal text, so that a spreadsheet can sum them. */
function toCsvRows(
  list: readonly TransactionRecord[],
  findUnpaid: FindUnpaidDeposit,
  t: WalletT,
): readonly (readonly string[])[] {
  const head = [
    t('records.time'),
    t('receipt.orderNo'),
    t('records.type'),
    t('records.method'),
    t('records.amount'),
    t('receipt.fee'),
    t('records.status'),
    t('receipt.finishedAt'),
  ];
  return [
    head,
    ...list.map((record) => [
      formatInstant(record.createdAt),
      record.orderNo,
      t(`records.type.${record.type}`),
      record.methodName,
      record.direction === 'in' ? record.amount : `-${record.amount}`,
      record.fee,
      describeRecord(record, findUnpaid(record), t).state,
      record.finishedAt === undefined ? '' : formatInstant(record.finishedAt),
    ]),
  ];
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
