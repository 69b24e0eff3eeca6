import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import { useMemo } from 'react';
import type { ReadId } from '../changes/callIds.ts';
import type { PagesData, PagesOptions, ReadState } from './readTypes.ts';
import { useReadRequest } from './useRead.ts';

interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Endpoints with numbered pages, whose response has a `list` and the `total` of all pages. */
export type PagedReadId = {
  [Id in ReadId]: RequestOf<Id> extends PageRequest
    ? ResponseOf<Id> extends { readonly total: number; readonly list: readonly unknown[] }
      ? Id
      : never
    : never;
}[ReadId];

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never;

/** State of an endless list. `data` holds all pages read so far, in order; pages fetched together are one element. */
export interface ReadPages<Page> extends ReadState<readonly Page[]> {
  readonly hasMore: boolean;
  /** Fetches the next page, or the next `pagesPerFetch`, after the call in flight if there is one. */
  readonly readMore: () => void;
  /** Fetches all pages again. */
  readonly refetch: () => void;
}

/**
 * Reads an endless list page by page; otherwise like `useRead`. A refetch or a change fetches all pages read so far, so that
 * no entry is missing or duplicated between them.
 *
 * @param body without `pageNum`; `undefined` skips the read
 */
export function useReadPages<Id extends PagedReadId>(
  id: Id,
  body: DistributiveOmit<RequestOf<Id>, 'pageNum'> | undefined,
  { pagesPerFetch, ...options }: PagesOptions = {},
): ReadPages<ResponseOf<Id>> {
  const handle = useReadRequest({ source: id, body, isPaged: true, ...(pagesPerFetch && { pagesPerFetch }) }, options);
  return useMemo(() => {
    const { pages, hasMore } = (handle.data as PagesData | undefined) ?? { pages: undefined, hasMore: false };
    return { ...handle, data: pages as readonly ResponseOf<Id>[] | undefined, hasMore };
  }, [handle]);
}
