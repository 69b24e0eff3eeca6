import type { RootState } from '@pavilion/site-contract';

/** Cache key of a read. `owner` is the member's id, so that two members never share an entry; empty for a guest. */
export interface ReadArg {
  readonly name: string;
  readonly owner: string;
  readonly body: unknown;
  /** Pages that one fetch of a paged read calls at the same time, after the first page. Not part of the key. */
  readonly pagesPerFetch?: number;
}

/** Page numbers that one fetch calls, in order. */
export type PageNumbers = readonly number[];

/** A response and its arrival, milliseconds UTC. */
export interface StoredResponse {
  readonly response: unknown;
  readonly readAt: number;
  /** Pages after those of a paged response; absent at the end of the list. */
  readonly nextPages?: PageNumbers;
}

/** Serialises a key; the order of the fields of the body does not matter. */
export function toCacheKey(endpointName: string, { name, owner, body }: ReadArg): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return `${endpointName} ${owner} ${name} ${sorted}`;
}

/** Returns the id of the logged-in member; empty for a guest. */
export const getOwner = (state: unknown): string => (state as RootState).session.userId ?? '';
