import type { RequestOf, ResponseOf } from '@pavilion/api-client';
import type { ReadId } from '../calls/callIds.ts';
import type { ComposedRead, ReadOptions, ReadSource, ReadState } from './readTypes.ts';
import { useReadRequest } from './useReadRequest.ts';

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
