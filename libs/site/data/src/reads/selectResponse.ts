import type { RootState } from '@pavilion/site-contract';
import { getOwner, toCacheKey, type StoredResponse } from './cacheKey.ts';
import type { ComposedRead } from './readTypes.ts';

/** The part of the cache's slice that holds the responses. It is absent until the cache's code has been loaded. */
interface ReadsSlice {
  readonly reads?: { readonly queries: Readonly<Record<string, { readonly data?: StoredResponse } | undefined>> };
}

/**
 * Selects the latest response of a mounted `useRead`, for sagas and event handlers. It fetches nothing.
 *
 * @returns `undefined` if no component reads it, and before the first response
 */
export function selectResponse<Body, Data>(
  state: RootState,
  { name }: ComposedRead<Body, Data>,
  body: Body,
): Data | undefined {
  const key = toCacheKey('single', { name, owner: getOwner(state), body });
  return (state as ReadsSlice).reads?.queries[key]?.data?.response as Data | undefined;
}
