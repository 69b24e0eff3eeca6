/** Target of a launch (GAM-02). `refused`: the URL is not safe to open. */
export type LaunchTarget =
  | { readonly kind: 'local' | 'site'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'stored'; readonly page: string }
  | { readonly kind: 'framed'; readonly href: string }
  | { readonly kind: 'refused' };

/** Origins against which a launch URL is checked. */
export interface LaunchPolicy {
  /** The site's own origin. */
  readonly origin: string;
  /** Origins of venues, from the site's settings (ruling G1). */
  readonly venueOrigins: readonly string[];
}

/** Code of the venue that is a page of the site itself (§2). */
const LOCAL_VENUE = 'CRTY';
const LOCAL_PATH = '/game/sport/crty';

/** `http://` or `https://` followed by a host. URL parsers also accept `http:host` and `https:\host`. */
const WEB = /^https?:\/\/[^/\\]/i;
const SCHEME = /^[\s\p{Cc}]*[a-z][a-z\d+.\-\s\p{Cc}]*:/iu;
const BLANKS = /[\s\p{Cc}\\]/u;

/** Prefix of the URL of a venue that plays in the frame of the site. */
const FRAMED = 'frame:';

const refused: LaunchTarget = { kind: 'refused' };

function readWeb(url: string, { venueOrigins }: LaunchPolicy): LaunchTarget {
  const parsed = WEB.test(url) && !BLANKS.test(url) ? URL.parse(url) : null;
  if (!parsed || parsed.username !== '' || parsed.password !== '') return refused;
  return venueOrigins.includes(parsed.origin) ? { kind: 'external', href: parsed.href } : refused;
}

function readFramed(url: string, policy: LaunchPolicy): LaunchTarget {
  const target = readWeb(url, policy);
  return target.kind === 'external' ? { kind: 'framed', href: target.href } : refused;
}

function readPath(url: string, { origin }: LaunchPolicy): LaunchTarget {
  if (url.startsWith('//') || BLANKS.test(url)) return refused;
  const parsed = URL.parse(url, origin);
  return parsed?.origin === origin
    ? { kind: 'site', path: `${parsed.pathname}${parsed.search}${parsed.hash}` }
    : refused;
}

/**
 * Reads the URL of a launch (§4, ruling G1).
 *
 * - an http(s) URL of a known venue: `external`
 * - a path: `site`
 * - `CRTY`: `local`
 * - `frame:` and a URL of a known venue: `framed`
 * - text without a scheme: `stored`, a page to be shown in a frame without permissions
 *
 * @param url as sent by the platform; `refused` if it is not text, is empty or has another scheme
 */
export function readLaunchUrl(url: unknown, policy: LaunchPolicy): LaunchTarget {
  if (typeof url !== 'string' || url === '') return refused;
  if (url.toUpperCase() === LOCAL_VENUE) return { kind: 'local', path: LOCAL_PATH };
  if (url.startsWith('/')) return readPath(url, policy);
  if (/^https?:/i.test(url)) return readWeb(url, policy);
  if (url.startsWith(FRAMED)) return readFramed(url.slice(FRAMED.length), policy);
  return SCHEME.test(url) || url.startsWith('http') ? refused : { kind: 'stored', page: url };
}
