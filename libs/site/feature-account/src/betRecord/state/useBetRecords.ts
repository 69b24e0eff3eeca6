import type { CallFailure, RequestOf, ResponseOf } from '@pavilion/api-client';
import { useRead, type ComposedRead } from '@pavilion/site-data';
import { useDayStart } from '@pavilion/site-contract';
import { useEffect, useMemo, useRef } from 'react';
import { PAGE_SIZE, toRecordFilter, type BetFilter } from './betFilter.ts';

/** Page of bets and the totals of its filter, loaded at the same time. */
export interface BetPage {
  readonly records: ResponseOf<'record.betRecordList'>;
  readonly totals: ResponseOf<'record.betRecordTotal'>;
  /** Milliseconds UTC. */
  readonly loadedAt: number;
}

/** State of the bet record page. After a failure the last page is kept and marked as stale. */
export interface BetRecords {
  readonly page: BetPage | undefined;
  readonly failure: CallFailure | undefined;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** Polling interval, milliseconds. */
export const POLL_MS = 10_000;

type PageBody = RequestOf<'record.betRecordTotal'> & { readonly pageNum: number };

const betPage: ComposedRead<PageBody, Omit<BetPage, 'loadedAt'>> = {
  name: 'bets.page',
  auth: 'member',
  tags: ['bets'],
  load: async (call, { pageNum, ...filter }) => {
    const [records, totals] = await Promise.all([
      call('record.betRecordList', { ...filter, pageNum, pageSize: PAGE_SIZE }),
      call('record.betRecordTotal', filter),
    ]);
    return { records, totals };
  },
};

/**
 * Reads the bet records of a filter, and polls while the page is visible (WAL-07).
 *
 * @param onSettled called when a bet of the list has been settled since the last poll
 */
export function useBetRecords(filter: BetFilter, onSettled: () => void): BetRecords {
  const dayStart = useDayStart();
  const { kind, tab, range, page: pageNum } = filter;
  const body = useMemo(
    () => ({ ...toRecordFilter({ kind, tab, range, page: pageNum }, dayStart), pageNum }),
    [kind, tab, range, pageNum, dayStart],
  );
  const { data, failure, isFetching, readAt, refetch } = useRead(betPage, body, { pollMs: POLL_MS });
  const before = useRef<{ readonly body: PageBody; readonly data: typeof data }>(undefined);
  useEffect(() => {
    const last = before.current;
    if (data && last?.data && last.body === body && hasSettled(last.data.records, data.records)) onSettled();
    before.current = { body, data };
  }, [body, data, onSettled]);
  const page = useMemo(() => data && { ...data, loadedAt: readAt ?? 0 }, [data, readAt]);
  return { page, failure, isRefreshing: isFetching, refresh: refetch };
}

type Records = ResponseOf<'record.betRecordList'>;

interface Line {
  readonly id: string;
  readonly isWaiting: boolean;
}

const getLines = ({ list, rounds = [] }: Records): readonly Line[] => [
  ...list.map(({ betId, status }) => ({ id: betId, isWaiting: status === 'pending' || status === 'open' })),
  ...rounds.map(({ roundId, status }) => ({ id: roundId, isWaiting: status === 'open' })),
];

/**
 * Whether a bet or round of the earlier list was not settled there and is settled now.
 *
 * A missing one counts only if the list did not grow, because a newer one pushes the last one onto the next page.
 */
export function hasSettled(before: Records, after: Records): boolean {
  const now = new Map(getLines(after).map((line) => [line.id, line]));
  const hasGrown = after.total > before.total;
  return getLines(before)
    .filter(({ isWaiting }) => isWaiting)
    .some(({ id }) => {
      const line = now.get(id);
      return line ? !line.isWaiting : !hasGrown;
    });
}
