import type { Logger } from '@pavilion/kernel';
import type { NavigateFunction } from 'react-router-dom';
import { sitePath } from '../routes/sitePath.ts';

type Go = (path: string, options?: { readonly replace?: boolean }) => void;

let go: Go = () => undefined;

/** Connects sagas and services with the router. The returned function disconnects them. */
export function setNavigator(navigate: NavigateFunction, logger: Logger): () => void {
  go = (path, options) => {
    const inside = sitePath(path);
    if (inside === undefined) logger.warn('navigation.refused', { path });
    else void navigate(inside, { replace: options?.replace ?? false });
  };
  return () => {
    go = () => undefined;
  };
}

/** Navigates to a path of the site. Any other URL is refused and logged. */
export const navigateInside: Go = (path, options) => go(path, options);
