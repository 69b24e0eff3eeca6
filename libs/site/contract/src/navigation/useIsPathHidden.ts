import { useCallback } from 'react';
import { useAppSelector } from '../react/useAppSelector.ts';
import { isPathHidden } from './isPathHidden.ts';

/** Returns a check whether no link may lead to a path now, see {@link isPathHidden}. */
export function useIsPathHidden(): (to: string) => boolean {
  const site = useAppSelector((state) => state.site);
  return useCallback((to) => isPathHidden(to, site), [site]);
}
