import { useSyncExternalStore } from 'react';
import { PANEL_BREAKPOINT } from '../tables/panelBreakpoint.ts';

const getQuery = () => (typeof matchMedia === 'function' ? matchMedia(`(min-width: ${PANEL_BREAKPOINT})`) : undefined);

const subscribe = (onChange: () => void) => {
  const query = getQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/** Whether the panel has a column of its own. `true` in static HTML, which reserves the column by styles. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getQuery()?.matches ?? false,
    () => true,
  );
