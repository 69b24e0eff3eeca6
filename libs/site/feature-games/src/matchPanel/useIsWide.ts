import { useSyncExternalStore } from 'react';
import { PANEL_BREAKPOINT } from '../tables/panelBreakpoint.ts';

const getQuery = () => (typeof matchMedia === 'function' ? matchMedia(`(min-width: ${PANEL_BREAKPOINT})`) : undefined);

const subscribe = (onChange: () => void) => {
  const query = getQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
};

/** Whether the window has room for the panel beside the list. `true` in static HTML, whose styles hide the empty panel. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getQuery()?.matches ?? false,
    () => true,
  );
