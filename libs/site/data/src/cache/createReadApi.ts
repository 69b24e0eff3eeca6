import type { SiteApi } from '@pavilion/site-contract';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { toCallFailure, type CallFailure } from '@pavilion/api-client';
import type { ReadId } from '../changes/callIds.ts';
import { toCacheKey, type PageNumbers, type ReadArg, type StoredResponse } from '../reads/cacheKey.ts';
import type { PagesData, ReadCall, ReadServices, ReadSource, ReadState } from '../reads/readTypes.ts';

export interface ReadApiPorts {
  readonly api: Pick<SiteApi, 'call'>;
  readonly services: ReadServices;
  readonly findSource: (name: string) => ReadSource | undefined;
}

/**
 * Creates the RTK Query api: one endpoint for single responses, one for pages.
 *
 * A late response of a former member is dropped, because its entry no longer exists: the cache resets on a change of member,
 * and the key contains the member.
 */
export function createReadApi({ api, services, findSource }: ReadApiPorts) {
  const load = async ({ name, body }: ReadArg, { signal }: { readonly signal: AbortSignal }) => {
    // The compiler cannot infer that both body types are the same for a generic id.
    const call: ReadCall = (id, request) => api.call(id, request as never, { signal }) as never;
    const source = findSource(name);
    try {
      const response = await (typeof source === 'object'
        ? source.load(call, body as never, services)
        : call(name as ReadId, body as never));
      return { data: { response, readAt: services.clock.now() } satisfies StoredResponse };
    } catch (error) {
      return { error: toCallFailure(error) };
    }
  };
  return createApi({
    reducerPath: 'reads',
    baseQuery: fakeBaseQuery<CallFailure>(),
    serializeQueryArgs: ({ endpointName, queryArgs }) => toCacheKey(endpointName, queryArgs as ReadArg),
    // `ReadEntry` removes entries, by the clock of the site.
    keepUnusedDataFor: Infinity,
    endpoints: (build) => ({
      single: build.query<StoredResponse, ReadArg>({ queryFn: load }),
      pages: build.infiniteQuery<StoredResponse, ReadArg, PageNumbers>({
        infiniteQueryOptions: { initialPageParam: [1], getNextPageParam: ({ nextPages }) => nextPages },
        queryFn: async ({ queryArg, pageParam: numbers }, context) => {
          const toArg = (pageNum: number) => ({ ...queryArg, body: { ...(queryArg.body as object), pageNum } });
          const pages = await Promise.all(numbers.map((pageNum) => load(toArg(pageNum), context)));
          return mergePages(pages, numbers, queryArg);
        },
      }),
    }),
  });
}

export type ReadApi = ReturnType<typeof createReadApi>;

interface Page {
  readonly total: number;
  readonly list: readonly unknown[];
}

type Loaded = { readonly data: StoredResponse } | { readonly error: CallFailure };

/** Joins the lists of pages that were fetched together; one failed page fails the fetch. */
function mergePages(pages: readonly Loaded[], numbers: PageNumbers, arg: ReadArg): Loaded {
  const failed = pages.find((page) => 'error' in page);
  if (failed) return failed;
  const stored = pages.flatMap((page) => ('data' in page ? [page.data] : []));
  const last = stored.at(-1) as StoredResponse;
  const lists = stored.map(({ response }) => (response as Page).list);
  const isEnd = lists.some((list) => list.length === 0);
  const nextPages = isEnd ? undefined : findNextPages((last.response as Page).total, numbers, arg);
  const response = { ...(last.response as Page), list: lists.flat() };
  return { data: { ...last, response, ...(nextPages && { nextPages }) } };
}

/** Returns the pages to fetch next; `undefined` at the end of the list. */
function findNextPages(total: number, numbers: PageNumbers, { body, pagesPerFetch = 1 }: ReadArg) {
  const { pageSize } = body as { readonly pageSize: number };
  const next = (numbers.at(-1) ?? 0) + 1;
  const pageCount = Math.min(pagesPerFetch, Math.ceil(total / pageSize) - next + 1);
  return pageCount > 0 ? Array.from({ length: pageCount }, (_, index) => next + index) : undefined;
}

/** The part of an RTK Query result that a read shows. */
export interface QueryResult {
  readonly status: string;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly hasNextPage?: boolean;
}

/** Whether a call was aborted, or its response discarded because the session has ended. */
const isDropped = (error: unknown) => {
  const { name, kind } = error as { readonly name?: string; readonly kind?: string };
  return name === 'AbortError' || kind === 'sessionEnded';
};

/** Converts the stored form of a read. A dropped call does not count as a failure. */
export function toReadState(result: QueryResult, isPaged: boolean): ReadState<unknown> {
  const { data, readAt } = isPaged ? toPages(result) : toResponse(result);
  const failure = result.error === undefined || isDropped(result.error) ? undefined : (result.error as CallFailure);
  return {
    data,
    failure,
    isFetching: result.status === 'pending',
    isLoading: data === undefined && failure === undefined,
    readAt,
  };
}

function toResponse({ data }: QueryResult) {
  const stored = data as StoredResponse | undefined;
  return { data: stored?.response, readAt: stored?.readAt };
}

function toPages({ data, hasNextPage = false }: QueryResult) {
  const stored = data as { readonly pages: readonly StoredResponse[] } | undefined;
  const pages: PagesData | undefined = stored && {
    pages: stored.pages.map(({ response }) => response),
    hasMore: hasNextPage,
  };
  return { data: pages, readAt: stored?.pages[0]?.readAt };
}
