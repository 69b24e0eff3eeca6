import { LoadFailure, type Read } from '@pavilion/site-data';

/** Failure of a read with a retry, or nothing without one. */
export function ReadFailure({ read }: { readonly read: Pick<Read<unknown>, 'failure' | 'isFetching' | 'refetch'> }) {
  const { failure, isFetching, refetch } = read;
  return failure ? <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} /> : null;
}
