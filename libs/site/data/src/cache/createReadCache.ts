import { catalogue } from '@pavilion/api-client/endpoints';
import type { EndpointId } from '@pavilion/api-client';
import type { Clock } from '@pavilion/kernel';
import type { RootState, Services } from '@pavilion/site-contract';
import type { Middleware, Reducer, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readsChanged, type ReadsChange } from '../changes/readsChanged.ts';
import { tagsChangedBy, tagsOfRead, type Tag } from '../changes/tags.ts';
import { getOwner, toCacheKey, type ReadArg } from '../reads/cacheKey.ts';
import type { FirstResponse, ReadCache, ReadRequest, ReadSource, ReadState } from '../reads/readTypes.ts';
import { createReadApi, toReadState, type QueryResult, type ReadApi } from './createReadApi.ts';
import { followLanguage } from './followLanguage.ts';
import { followPage } from './followPage.ts';
import { ReadEntry, type Run } from './readEntry.ts';

/** Default of `maxAgeMs` by the endpoint's auth. */
const MAX_AGE_MS = { member: 2_000, guest: 60_000 } as const;

export interface ReadCachePorts {
  readonly api: Pick<Services['api'], 'call'>;
  readonly clock: Clock;
  /** Responses contain texts, so a change of language makes all of them outdated. */
  readonly i18n: Services['i18n'];
  readonly session: Services['session'];
}

/** Parts that the cache adds to a store, and the cache itself. */
export interface ReadCacheParts {
  /** Reducer of the slice `reads`. */
  readonly reducer: Reducer;
  readonly middleware: readonly Middleware[];
  /** Creates the cache once reducer and middleware are in the store. */
  readonly connect: (store: Store<RootState>) => ReadCache;
}

const getName = (source: ReadSource) => (typeof source === 'string' ? source : source.name);
const getAuth = (source: ReadSource) => (typeof source === 'string' ? catalogue[source].auth : source.auth);
const getTags = (source: ReadSource) => (typeof source === 'string' ? tagsOfRead[source] : source.tags);

const findChangedTags = (endpointId: EndpointId): readonly Tag[] =>
  (tagsChangedBy as Partial<Record<EndpointId, readonly Tag[]>>)[endpointId] ?? [];
const toTags = (change: ReadsChange) => ('tags' in change ? change.tags : findChangedTags(change.endpointId));

/** Creates the cache of server reads. */
export function createReadCache({ api, clock, i18n, session }: ReadCachePorts): ReadCacheParts {
  const sources = new Map<string, ReadSource>();
  const entries = new Map<string, ReadEntry>();
  const readApi = createReadApi({
    api,
    services: { clock, i18n, session },
    findSource: (name) => sources.get(name),
  });

  const reset = (dispatch: (action: UnknownAction) => unknown) => {
    const dropped = [...entries.values()];
    entries.clear();
    for (const entry of dropped) entry.drop();
    dispatch(readApi.util.resetApiState());
  };

  const rules: Middleware = (store) => {
    return (next) => (action) => {
      const owner = getOwner(store.getState());
      const result = next(action);
      if (getOwner(store.getState()) !== owner) reset(store.dispatch);
      if (readsChanged.match(action)) {
        const tags = toTags(action.payload);
        for (const entry of [...entries.values()])
          if (entry.tags.some((tag) => tags.includes(tag))) entry.markChanged();
      }
      return result;
    };
  };

  const connect = (store: Store<RootState>): ReadCache => {
    const ports: ConnectedPorts = { readApi, dispatch: store.dispatch as ReadDispatch, clock, entries };
    const forEach = (act: (entry: ReadEntry) => void) => () => [...entries.values()].forEach(act);
    let isDisposed = false;
    const stopFollowingPage = followPage(forEach((entry) => entry.refresh()));
    const unsubscribeLanguage = followLanguage(
      i18n,
      forEach((entry) => entry.markChanged()),
    );
    return {
      watch: (request, { pollMs = Infinity, maxAgeMs, first, onDropped }) => {
        const { source, owner } = request;
        sources.set(getName(source), source);
        const isOwner = getOwner(store.getState()) === owner && (owner !== '' || getAuth(source) === 'guest');
        if (isDisposed || !isOwner) return notSent;
        const age = maxAgeMs ?? MAX_AGE_MS[getAuth(source)];
        return findEntry(request, ports, first).watch({ pollMs, maxAgeMs: age, onDropped });
      },
      select: (request) => createSelect(request, readApi),
      reportCall: (endpointId) => {
        if (findChangedTags(endpointId).length > 0) store.dispatch(readsChanged({ endpointId }));
      },
      dispose: () => {
        isDisposed = true;
        stopFollowingPage();
        unsubscribeLanguage();
        reset(store.dispatch);
      },
    };
  };

  return { reducer: readApi.reducer, middleware: [rules, readApi.middleware], connect };
}

const notSent = { refetch: () => undefined, readMore: () => undefined, stop: () => undefined };

type ReadDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

interface ConnectedPorts {
  readonly readApi: ReadApi;
  readonly dispatch: ReadDispatch;
  readonly clock: Clock;
  readonly entries: Map<string, ReadEntry>;
}

const toArg = ({ source, owner, body, pagesPerFetch }: ReadRequest): ReadArg => ({
  name: getName(source),
  owner,
  body,
  ...(pagesPerFetch && { pagesPerFetch }),
});

function findEntry(request: ReadRequest, ports: ConnectedPorts, first: FirstResponse | undefined): ReadEntry {
  const { readApi, dispatch, clock, entries } = ports;
  const arg = toArg(request);
  const queryCacheKey = toCacheKey(request.isPaged ? 'pages' : 'single', arg) as never;
  const known = entries.get(queryCacheKey);
  if (known) return known;
  if (first) dispatch(readApi.util.upsertQueryEntries([{ endpointName: 'single', arg, value: first }]));
  const entry = new ReadEntry({
    tags: getTags(request.source),
    clock,
    ...(first && { readAt: first.readAt }),
    isPageVisible: () => document.visibilityState === 'visible',
    start: (what) => start(readApi, dispatch, { arg, isPaged: request.isPaged, what }),
    remove: () => {
      entries.delete(queryCacheKey);
      dispatch(readApi.internalActions.removeQueryResult({ queryCacheKey }));
    },
  });
  entries.set(queryCacheKey, entry);
  return entry;
}

interface Start {
  readonly arg: ReadArg;
  readonly isPaged: boolean;
  readonly what: 'all' | 'next';
}

function start({ endpoints }: ReadApi, dispatch: ReadDispatch, { arg, isPaged, what }: Start): Run {
  const options = { subscribe: false, forceRefetch: true } as const;
  const query = isPaged
    ? dispatch(endpoints.pages.initiate(arg, { ...options, ...(what === 'next' && { direction: 'forward' }) }))
    : dispatch(endpoints.single.initiate(arg, options));
  return { done: Promise.resolve(query).then(({ isSuccess }) => isSuccess), abort: () => query.abort() };
}

/** Creates a selector that returns the former result while the stored read is the same. */
function createSelect(request: ReadRequest, { endpoints }: ReadApi): (state: RootState) => ReadState<unknown> {
  const { isPaged } = request;
  const arg = toArg(request);
  const selectResult = (isPaged ? endpoints.pages.select(arg) : endpoints.single.select(arg)) as (
    state: unknown,
  ) => QueryResult;
  let last: { readonly result: QueryResult; readonly state: ReadState<unknown> } | undefined;
  return (state) => {
    const result = selectResult(state);
    if (last?.result !== result) last = { result, state: toReadState(result, isPaged) };
    return last.state;
  };
}
