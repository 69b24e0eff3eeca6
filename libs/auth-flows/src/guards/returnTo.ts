const HERE = 'https://here.invalid';

/** Pages nobody is led back to: home, and pages that only lead on. */
const noReturnPaths = ['/', '/loading'];

/**
 * Where a player may be led back to: a path inside the site, with its query, or undefined (F-RTE-11).
 *
 * The value was stored or came in a link, so it is whatever somebody wrote there: other origins, `//host`, `/\host`,
 * `javascript:` and control characters are all undefined. What comes back begins with one slash and is
 * the same for a router and for an address bar.
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

/** Keeps where a player was going while login or binding is in the way; `createSession` of the client is such a store. */
export interface ReturnStore {
  readonly get: (key: 'originalUrl') => string | undefined;
  readonly set: (key: 'originalUrl', value: string) => boolean;
  readonly remove: (key: 'originalUrl') => void;
}

/** Remembers one page to come back to. */
export interface ReturnTo {
  /** Called where somebody is sent away. A page outside the site, or one not worth it, forgets the one before. */
  readonly remember: (path: string) => void;
  /** The page, once: taking it forgets it. */
  readonly take: () => string | undefined;
  readonly forget: () => void;
}

/** The original URL of §3, kept over a reload: where a guard turned a player away, and where they go once they may: after a login, a registration or a binding. */
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
