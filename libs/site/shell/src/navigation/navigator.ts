import type { Logger } from '@pavilion/kernel';
import type { NavigateFunction } from 'react-router-dom';
import { parseSitePath } from './parseSitePath.ts';

type Navigate = (path: string, options?: { readonly replace?: boolean }) => void;

let current: Navigate = () => undefined;

/** Connects sagas and services with the router. The returned function disconnects them. */
export function setNavigator(navigate: NavigateFunction, logger: Logger): () => void {
  current = (path, options) => {
    const inside = parseSitePath(path);
    if (inside === undefined) logger.warn('navigation.refused', { path });
    else void navigate(inside, { replace: options?.replace ?? false });
  };
  return () => {
    current = () => undefined;
  };
}

/** Navigates to a path of the site. Any other URL is refused and logged. */
export const navigateInside: Navigate = (path, options) => current(path, options);
