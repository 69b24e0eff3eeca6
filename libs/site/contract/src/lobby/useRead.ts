import { useAppSelector } from '../react/useAppSelector.ts';
import { type SiteApi } from '../services/siteApi.ts';
import { useServices } from '../services/useServices.ts';
import { toCashierFailure, type CashierFailure } from '@pavilion/wallet/cashier';
import { useCallback, useEffect, useState } from 'react';

/** What has been read, or why it has not. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly failure: CashierFailure | undefined;
  readonly isReading: boolean;
  readonly again: () => void;
}

type Known<Data> = Omit<Reading<Data>, 'again'>;

/**
 * Reads when the part opens, again when it is asked to, when the connection is back, and every so often while the page is
 * looked at. What was read stays while it is read anew; leaving gives the call up.
 *
 * @param read kept the same between renders; another one reads anew and forgets
 * @param everyMs how often it is read again; never without it
 */
export function useRead<Data>(
  read: (api: SiteApi, signal: AbortSignal) => Promise<Data>,
  everyMs?: number,
): Reading<Data> {
  const { api, clock } = useServices();
  const isOnline = useAppSelector((state) => state.ui.online);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known<Data> & { readonly read: unknown }>({ ...unread, read });
  const again = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    const abort = new AbortController();
    let dropTimer = (): void => undefined;
    const settle = (change: (before: Known<Data>) => Known<Data>) => {
      if (abort.signal.aborted) return;
      setKnown((before) => ({ ...change(before.read === read ? before : unread), read }));
      if (everyMs !== undefined) dropTimer = clock.after(everyMs, again);
    };
    read(api, abort.signal).then(
      (data) => settle(() => ({ data, failure: undefined, isReading: false })),
      (error: unknown) => settle((before) => ({ ...before, failure: toCashierFailure(error), isReading: false })),
    );
    return () => {
      abort.abort();
      dropTimer();
    };
  }, [api, clock, read, turn, isOnline, everyMs, again]);
  const { data, failure, isReading } = known.read === read ? known : unread;
  return { data, failure, isReading, again };
}

const unread = { data: undefined, failure: undefined, isReading: true };
