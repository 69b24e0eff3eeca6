import { toCallFailure, type Catalogue, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { onFirstInteraction, useAppSelector, useLocale, useServices } from '@pavilion/site-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReadId } from '../changes/callIds.ts';
import type { FirstResponse, ReadState } from './readTypes.ts';
import { useReadRequest } from './useRead.ts';
import { useReads } from './useReads.ts';

/** Endpoints without an effect that need no login. */
export type GuestReadId = { [Id in ReadId]: Catalogue[Id]['auth'] extends 'guest' ? Id : never }[ReadId];

/** Result of the call that is sent without the cache. */
interface FirstResult extends ReadState<unknown> {
  readonly stored?: FirstResponse;
}

const pending: FirstResult = {
  data: undefined,
  failure: undefined,
  readAt: undefined,
  isLoading: true,
  isFetching: true,
};

/**
 * Reads an endpoint for the first page of a visit, whose first load does not contain the cache. For other pages use `useRead`.
 *
 * If the cache's code is not loaded, the hook calls the endpoint itself, and loads the cache at the visitor's first
 * interaction. The cache takes over the response, so that it is not fetched twice, and keeps it fresh like `useRead`. A change
 * of member discards the response. After a change of language it is shown until the cache has fetched the texts again.
 *
 * @param body a constant outside the component
 */
export function useFirstRead<Id extends GuestReadId>(id: Id, body: RequestOf<Id>): ReadState<ResponseOf<Id>> {
  const reads = useReads();
  const cache = useSyncExternalStore(reads.subscribe, reads.current, reads.current);
  const [hasInteracted, setHasInteracted] = useState(false);
  const [isCacheFirst] = useState(cache !== undefined);
  const result = useFirstResult(id, body, isCacheFirst);
  const owner = useAppSelector((state) => state.session.userId);
  const locale = useLocale();
  const [initial] = useState({ owner, locale });
  const first = owner === initial.owner ? result : pending;
  useEffect(() => onFirstInteraction(() => setHasInteracted(true)), []);

  const isTakenOver = isCacheFirst || (!result.isLoading && (hasInteracted || cache !== undefined));
  const read = useReadRequest(
    { source: id, body: isTakenOver ? body : undefined, isPaged: false },
    first.stored && locale === initial.locale ? { first: first.stored } : {},
  );
  const isFirstShown = !isTakenOver || (read.data === undefined && first.data !== undefined);
  return (isFirstShown ? first : read) as ReadState<ResponseOf<Id>>;
}

function useFirstResult(id: GuestReadId, body: unknown, isSkipped: boolean): FirstResult {
  const { api, clock } = useServices();
  const [result, setResult] = useState(pending);
  useEffect(() => {
    if (isSkipped) return undefined;
    const controller = new AbortController();
    const settle = (outcome: Partial<FirstResult>) => {
      if (!controller.signal.aborted) setResult({ ...pending, ...outcome, isLoading: false, isFetching: false });
    };
    // The compiler cannot infer that the body fits the id.
    api.call(id, body as never, { signal: controller.signal }).then(
      (response) => {
        const readAt = clock.now();
        settle({ data: response, readAt, stored: { response, readAt } });
      },
      (error: unknown) => settle({ failure: toCallFailure(error) }),
    );
    return () => controller.abort();
  }, [api, clock, id, body, isSkipped]);
  return result;
}
