import { matchPath } from 'react-router-dom';
import { isMalformedLocation } from './isMalformedLocation.ts';
import { parseSitePath } from './parseSitePath.ts';

const PREFIX = /^\/redirect(?:\/|$)/i;

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Splits a path of the site; the parts after the path keep their signs. */
function splitPath(path: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash };
}

/**
 * Returns the path to which `/redirect/:path` leads, or `undefined` if it is no page of the site (NAV-07, F-RTE-05).
 *
 * `:path` is one encoded segment, decoded exactly once: `mine`, or `%2Fmine%2Fwallet%3Ftab%3D1`. A path that is still encoded
 * afterwards, has a dot segment, or matches no route is refused. Without `:path` the target is home.
 *
 * @param pathname path as the browser has it, not decoded
 * @param routes patterns of all pages
 */
export function findRedirectTarget(pathname: string, routes: readonly string[]): string | undefined {
  const segment = pathname.replace(PREFIX, '');
  if (segment === '') return '/';
  const decoded = segment.includes('/') ? undefined : decodeOnce(segment);
  if (decoded === undefined) return undefined;
  const inside = parseSitePath(decoded.startsWith('/') ? decoded : `/${decoded}`);
  if (inside === undefined) return undefined;
  const target = splitPath(inside);
  if (target.pathname.includes('%') || /\/\.{0,2}(?:\/|$)/.test(target.pathname.replace(/^\/$/, '/home')))
    return undefined;
  if (isMalformedLocation(target) || PREFIX.test(target.pathname)) return undefined;
  return routes.some((path) => matchPath(path, target.pathname) !== null) ? inside : undefined;
}
