import type { CallFailure } from '@pavilion/api-client';
import { useDayStart } from '@pavilion/site-contract';
import { useReadPages } from '@pavilion/site-data';
import type { TransactionRecord, RecordPage } from '@pavilion/wallet/cashier';
import { useCallback, useMemo, useState } from 'react';
import { readRecordFilter, toRecordQuery, writeRecordFilter, type RecordFilter } from './recordFilter.ts';

/** Transactions under a filter, as far as they are loaded. */
export interface Records {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Reason why the first page is missing. */
  readonly failure: CallFailure | undefined;
  readonly list: readonly TransactionRecord[];
  /** Count and sums of all transactions under the filter, as of the latest page. */
  readonly totals: Pick<RecordPage, 'total' | 'totalIn' | 'totalOut'> | undefined;
  readonly isComplete: boolean;
  readonly isRefreshing: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the latest refresh failed. */
  readonly isStale: boolean;
  /** Whether the latest `readMore` failed. */
  readonly hasMoreFailed: boolean;
  readonly readMore: () => void;
  readonly refresh: () => void;
}

export function useRecords(filter: RecordFilter): Records {
  const dayStart = useDayStart();
  const key = writeRecordFilter(filter).toString();
  const query = useMemo(() => toRecordQuery(readRecordFilter(new URLSearchParams(key)), dayStart), [key, dayStart]);
  const { data, failure, hasMore, isFetching, readMore, refetch } = useReadPages('transactions.queryDealRecord', query);
  const [request, setRequest] = useState<'more' | 'refresh'>('refresh');
  const list = useMemo(() => listOnce(data ?? []), [data]);
  return {
    status: data ? 'ready' : failure ? 'failed' : 'loading',
    failure: data ? undefined : failure,
    list,
    totals: data?.at(-1),
    isComplete: !hasMore,
    isRefreshing: isFetching && (request === 'refresh' || !data),
    isLoadingMore: isFetching && request === 'more',
    isStale: data !== undefined && failure !== undefined && request === 'refresh',
    hasMoreFailed: data !== undefined && failure !== undefined && request === 'more',
    readMore: useCallback(() => {
      setRequest('more');
      readMore();
    }, [readMore]),
    refresh: useCallback(() => {
      setRequest('refresh');
      refetch();
    }, [refetch]),
  };
}

/** Returns each transaction once. New transactions shift an older one to the next page, so it can be in two pages. */
function listOnce(pages: readonly RecordPage[]): readonly TransactionRecord[] {
  const byId = new Map<string, TransactionRecord>();
  for (const record of pages.flatMap(({ list }) => list)) if (!byId.has(record.id)) byId.set(record.id, record);
  return [...byId.values()];
}
