import { toCallFailure, type CallFailure, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { useAppSelector, type RootState } from '@pavilion/site-contract';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { ReadId } from '../changes/callIds.ts';
import type {
  ComposedRead,
  ReadOptions,
  ReadRequest,
  ReadSource,
  ReadState,
  Watch,
  WatchOptions,
} from './readTypes.ts';
import { useReads } from './useReads.ts';

export interface Read<Data> extends ReadState<Data> {
  /** Fetches again, unless the same call is in flight. */
  readonly refetch: () => void;
}

/**
 * Reads an endpoint while the component is mounted, and again after a call that changed one of its tags.
 *
 * Components with the same arguments share one call. The call is aborted when the last of them unmounts. A change of member
 * discards the response. The first use loads the cache's code; until then `isLoading` is true.
 *
 * @param body `undefined` skips the read
 */
export function useRead<Id extends ReadId>(
  id: Id,
  body: RequestOf<Id> | undefined,
  options?: ReadOptions,
): Read<ResponseOf<Id>>;
/** Reads several endpoints whose responses belong together. `read` is a constant outside the component. */
export function useRead<Body, Data>(
  read: ComposedRead<Body, Data>,
  body: Body | undefined,
  options?: ReadOptions,
): Read<Data>;
export function useRead(source: ReadSource, body: unknown, options: ReadOptions = {}): Read<unknown> {
  return useReadRequest({ source, body, isPaged: false }, options);
}

export interface ReadHandle extends ReadState<unknown> {
  readonly refetch: () => void;
  readonly readMore: () => void;
}

const loading: ReadState<undefined> = {
  data: undefined,
  failure: undefined,
  readAt: undefined,
  isLoading: true,
  isFetching: true,
};
const skipped: ReadState<undefined> = { ...loading, isLoading: false, isFetching: false };

/** Subscribes the component to a read while it is mounted. An `undefined` body skips the read. */
export function useReadRequest(
  { source, body, isPaged, pagesPerFetch }: Omit<ReadRequest, 'owner'>,
  { pollMs, maxAgeMs, first }: Omit<WatchOptions, 'onDropped'>,
): ReadHandle {
  const store = useStore<RootState>();
  const owner = useAppSelector((state) => state.session.userId) ?? '';
  const key = body === undefined ? undefined : JSON.stringify(body);
  const request = useMemo<ReadRequest | undefined>(
    () =>
      key === undefined
        ? undefined
        : { source, body: JSON.parse(key) as unknown, owner, isPaged, ...(pagesPerFetch && { pagesPerFetch }) },
    [source, key, owner, isPaged, pagesPerFetch],
  );
  const { cache, failure, load } = useReadCache(request !== undefined);
  const [dropCount, setDropCount] = useState(0);
  const watch = useRef<Watch>(undefined);
  // A read in flight is not aborted because the response that it began with is no longer of use.
  const latestFirst = useRef(first);
  useEffect(() => {
    latestFirst.current = first;
  }, [first]);

  useEffect(() => {
    if (!cache || !request) return undefined;
    const current = cache.watch(request, {
      ...(pollMs !== undefined && { pollMs }),
      ...(maxAgeMs !== undefined && { maxAgeMs }),
      ...(latestFirst.current && { first: latestFirst.current }),
      onDropped: () => setDropCount((count) => count + 1),
    });
    watch.current = current;
    return () => {
      watch.current = undefined;
      current.stop();
    };
  }, [cache, request, pollMs, maxAgeMs, dropCount]);

  const select = useMemo(() => cache && request && cache.select(request), [cache, request]);
  const withoutCache = useMemo(
    () => (failure ? { ...skipped, failure } : request ? loading : skipped),
    [failure, request],
  );
  const getState = () => (select ? select(store.getState()) : withoutCache);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const state = useSyncExternalStore(subscribe, getState, getState);
  const refetch = useCallback(() => (cache ? watch.current?.refetch() : load()), [cache, load]);
  const readMore = useCallback(() => watch.current?.readMore(), []);
  return useMemo(() => ({ ...state, refetch, readMore }), [state, refetch, readMore]);
}

/** Returns the cache, and loads its code on first use. */
function useReadCache(isWanted: boolean) {
  const reads = useReads();
  const cache = useSyncExternalStore(reads.subscribe, reads.current, reads.current);
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (cache || !isWanted) return undefined;
    let isMounted = true;
    reads.load().catch((error: unknown) => isMounted && setFailure(toCallFailure(error)));
    return () => {
      isMounted = false;
    };
  }, [cache, reads, isWanted, attempt]);
  const load = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { cache, failure, load };
}
