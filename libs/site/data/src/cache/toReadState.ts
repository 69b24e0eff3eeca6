import type { CallFailure } from '@pavilion/api-client';
import type { StoredResponse } from '../reads/cacheKey.ts';
import type { PagesData, ReadState } from '../reads/readTypes.ts';

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
