import { useContext } from 'react';
import { ReadsContext } from './readsContext.ts';
import type { ReadsPort } from './readTypes.ts';

/** Returns the access to the read cache of the site. */
export function useReads(): ReadsPort {
  const reads = useContext(ReadsContext);
  if (!reads) throw new Error('useRead: no site around this component. In a test, render it with renderWithSite().');
  return reads;
}
