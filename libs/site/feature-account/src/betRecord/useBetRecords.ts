import { type ResponseOf } from '@pavilion/api-client';
import { useServices, type Services } from '@pavilion/site-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PAGE_SIZE, toRecordFilter, type BetFilter } from './betFilter.ts';
import { hasSettled } from './hasSettled.ts';

/** A page of bets and the totals of everything under its filter, of one moment. */
export interface BetPage {
  readonly records: ResponseOf<'record.betRecordList'>;
  readonly totals: ResponseOf<'record.betRecordTotal'>;
  /** Milliseconds UTC. */
  readonly loadedAt: number;
}

/** What the page shows. A failure keeps what was there, marked as old. */
export interface BetRecords {
  readonly page: BetPage | undefined;
  readonly error: unknown;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** Milliseconds between two looks while the page is visible. */
export const POLL_MS = 10_000;

interface Known {
  readonly key: string;
  readonly page?: BetPage;
  readonly error?: unknown;
  readonly isRefreshing: boolean;
}

/**
 * Reads bet records and keeps them fresh while the page is looked at (WAL-07).
 *
 * The last filter asked for wins, whatever order answers come in (F-API-14); leaving the page gives the calls up (F-API-15).
 *
 * @param onSettled hears that a bet of the list has been settled since the last look
 */
export function useBetRecords(filter: BetFilter, onSettled: () => void): BetRecords {
  const services = useServices();
  const key = `${filter.kind} ${filter.tab} ${filter.range} ${filter.page}`;
  const [known, setKnown] = useState<Known>({ key, isRefreshing: true });
  const look = useRef<() => void>(() => undefined);
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });
  useEffect(() => {
    const watch = watchBets(
      services,
      readKey(key),
      (change) =>
        setKnown((before) => {
          const current = before.key === key ? before : { key, isRefreshing: true };
          return { ...current, ...change };
        }),
      () => settled.current(),
    );
    look.current = watch.look;
    return watch.stop;
  }, [services, key]);
  const current = known.key === key ? known : undefined;
  return {
    page: current?.page,
    error: current?.error,
    isRefreshing: current?.isRefreshing ?? true,
    refresh: useCallback(() => look.current(), []),
  };
}

function readKey(key: string): BetFilter {
  const [kind, tab, range, page] = key.split(' ') as [BetFilter['kind'], BetFilter['tab'], BetFilter['range'], string];
  return { kind, tab, range, page: Number(page) };
}

type Change = Partial<Omit<Known, 'key'>>;

/** Looks now, then every ten seconds while the page is visible, and at once when it becomes so. */
function watchBets(services: Services, filter: BetFilter, tell: (change: Change) => void, onSettled: () => void) {
  const abort = new AbortController();
  let page: BetPage | undefined;
  let isOpen = false;
  let cancel = () => undefined as void;

  const look = async () => {
    if (isOpen) return;
    isOpen = true;
    cancel();
    tell({ isRefreshing: true });
    const change = await readBets(services, filter, abort.signal);
    if (abort.signal.aborted) return;
    isOpen = false;
    if (change.page && page && hasSettled(page.records, change.page.records)) onSettled();
    page = change.page ?? page;
    tell({ ...change, isRefreshing: false });
    cancel = services.clock.after(POLL_MS, lookWhenVisible);
  };
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', lookWhenVisible);
  window.addEventListener('online', lookWhenVisible);
  void look();
  return {
    look: () => void look(),
    stop: () => {
      abort.abort();
      cancel();
      document.removeEventListener('visibilitychange', lookWhenVisible);
      window.removeEventListener('online', lookWhenVisible);
    },
  };
}

async function readBets({ api, clock }: Services, filter: BetFilter, signal: AbortSignal): Promise<Change> {
  const request = toRecordFilter(filter, clock.now());
  try {
    const [records, totals] = await Promise.all([
      api.call('record.betRecordList', { ...request, pageNum: filter.page, pageSize: PAGE_SIZE }, { signal }),
      api.call('record.betRecordTotal', request, { signal }),
    ]);
    return { page: { records, totals, loadedAt: clock.now() }, error: undefined };
  } catch (error) {
    return { error };
  }
}
