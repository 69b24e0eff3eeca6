import type { RootState, SiteApi } from '@pavilion/site-contract';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { toCallFailure, type CallFailure } from '@pavilion/api-client';
import type { ReadId } from '../calls/callIds.ts';
import type { ReadCall, ReadServices, ReadSource } from '../reads/readTypes.ts';

/** Cache key of a read. `owner` is the member's id, so that two members never share an entry; empty for a guest. */
export interface ReadArg {
  readonly name: string;
  readonly owner: string;
  readonly body: unknown;
}

/** A response and its arrival, milliseconds UTC. */
export interface StoredResponse {
  readonly response: unknown;
  readonly readAt: number;
}

export interface ReadApiPorts {
  readonly api: Pick<SiteApi, 'call'>;
  readonly services: ReadServices;
  readonly findSource: (name: string) => ReadSource | undefined;
}

/** Serialises a key; the order of the body's fields does not matter. */
export function toCacheKey(endpointName: string, { name, owner, body }: ReadArg): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `${endpointName} ${owner} ${name} ${sorted}`;
}

/** Returns the id of the member who is logged in; empty for a guest. */
export const getOwner = (state: unknown): string => (state as RootState).session.userId ?? '';

/**
 * Creates the RTK Query api: one endpoint for single responses, one for pages.
 *
 * A late response of a former member is dropped, because its entry is gone by then: the cache resets on a change of member,
 * and the key contains the member.
 */
export function createReadApi({ api, services, findSource }: ReadApiPorts) {
  const load = async ({ name, body }: ReadArg, { signal }: { readonly signal: AbortSignal }) => {
    // The compiler cannot see that both types of a body are the same while the id is open.
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
    // Entries are removed by `ReadEntry`, by the site's clock.
    keepUnusedDataFor: Infinity,
    endpoints: (build) => ({
      single: build.query<StoredResponse, ReadArg>({ queryFn: load }),
      pages: build.infiniteQuery<StoredResponse, ReadArg, number>({
        infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: findNextPage },
        queryFn: ({ queryArg, pageParam }, context) =>
          load({ ...queryArg, body: { ...(queryArg.body as object), pageNum: pageParam } }, context),
      }),
    }),
  });
}

export type ReadApi = ReturnType<typeof createReadApi>;

interface Page {
  readonly total: number;
  readonly list: readonly unknown[];
}

function findNextPage(last: StoredResponse, pages: readonly StoredResponse[], pageNum: number): number | undefined {
  const { total, list } = last.response as Page;
  const count = pages.reduce((sum, { response }) => sum + (response as Page).list.length, 0);
  return list.length > 0 && count < total ? pageNum + 1 : undefined;
}
