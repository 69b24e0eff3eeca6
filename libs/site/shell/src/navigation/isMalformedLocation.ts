import type { Location } from 'react-router-dom';

/** Longest path with query and hash, characters; servers refuse longer ones. */
const MAX_LENGTH = 8_000;

/** Whether an address has no page: an invalid percent-encoding, a NUL, or more than 8,000 characters (F-RTE-13). */
export function isMalformedLocation({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean {
  const address = pathname + search + hash;
  if (address.length > MAX_LENGTH) return true;
  try {
    return decodeURIComponent(address).includes('\0');
  } catch {
    return true;
  }
}
