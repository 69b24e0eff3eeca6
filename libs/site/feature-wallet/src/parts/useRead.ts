import { type SiteApi, useAppSelector, useServices } from '@pavilion/site-contract';
import { toCashierFailure, type CashierFailure } from '@pavilion/wallet/cashier';
import { useCallback, useEffect, useState } from 'react';

/** What a page has read, or why it has not. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly failure: CashierFailure | undefined;
  readonly isReading: boolean;
  readonly again: () => void;
}

type Known<Data> = Omit<Reading<Data>, 'again'>;

/**
 * Reads once when the page opens, again when it is asked to and when the connection is back. What was read stays while it is
 * read anew; leaving the page gives the call up.
 *
 * @param read stands outside of components, so that it is always the same
 */
export function useRead<Data>(read: (api: SiteApi, signal: AbortSignal) => Promise<Data>): Reading<Data> {
  const { api } = useServices();
  const isOnline = useAppSelector((state) => state.ui.online);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known<Data>>({ data: undefined, failure: undefined, isReading: true });
  useEffect(() => {
    const abort = new AbortController();
    read(api, abort.signal).then(
      (data) => abort.signal.aborted || setKnown({ data, failure: undefined, isReading: false }),
      (error: unknown) =>
        abort.signal.aborted ||
        setKnown((before) => ({ ...before, failure: toCashierFailure(error), isReading: false })),
    );
    return () => abort.abort();
  }, [api, read, turn, isOnline]);
  const again = useCallback(() => {
    setKnown((before) => ({ ...before, isReading: true }));
    setTurn((before) => before + 1);
  }, []);
  return { ...known, again };
}
