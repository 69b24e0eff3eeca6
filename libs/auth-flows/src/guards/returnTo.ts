const HERE = 'https://here.invalid';

/** Pages that are no destination: home, and pages that only redirect. */
const noReturnPaths = ['/', '/loading'];

/**
 * Returns a path inside the site with its query, or undefined (F-RTE-11).
 *
 * The value comes from storage or a link and is not trusted: other origins, `//host`, `/\host`, `javascript:` and control
 * characters result in undefined. The returned path starts with one slash, so routers and browsers interpret it alike.
 */
export function toSameOriginPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2_048 || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return undefined;
  try {
    const url = new URL(wanted, HERE);
    const isOneSlash = !url.pathname.startsWith('//');
    return url.origin === HERE && isOneSlash ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}

/** Store of the page that the player wanted to open. A session of `createSession` is one. */
export interface ReturnStore {
  readonly get: (key: 'originalUrl') => string | undefined;
  readonly set: (key: 'originalUrl', value: string) => boolean;
  readonly remove: (key: 'originalUrl') => void;
}

/** Stores one page to return to. */
export interface ReturnTo {
  /** Stores the page from which the player is redirected. An invalid page removes the previous one. */
  readonly remember: (path: string) => void;
  /** Returns the page and removes it. */
  readonly take: () => string | undefined;
  readonly forget: () => void;
}

/** Creates the store of the original URL of §3. It survives a reload; the player returns there after login or binding. */
export function createReturnTo(store: ReturnStore): ReturnTo {
  const forget = () => store.remove('originalUrl');
  return {
    forget,
    remember: (path) => {
      const inside = toSameOriginPath(path);
      forget();
      if (inside !== undefined && !noReturnPaths.includes(inside.split(/[?#]/)[0] ?? '')) {
        store.set('originalUrl', inside);
      }
    },
    take: () => {
      const path = toSameOriginPath(store.get('originalUrl'));
      forget();
      return path;
    },
  };
}
