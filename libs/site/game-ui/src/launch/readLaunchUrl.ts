import { SPORT_VENUE_PATH } from '@pavilion/site-contract';
/** Target of a launch (GAM-02). `framed` is shown at `/dz/game`. `refused`: the URL is not safe to open. */
export type LaunchTarget =
  | { readonly kind: 'local' | 'site'; readonly path: string }
  | { readonly kind: 'external' | 'framed'; readonly href: string }
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

/** `http://` or `https://` followed by a host. URL parsers also accept `http:host` and `https:\host`. */
const WEB = /^https?:\/\/[^/\\]/i;
const BLANKS = /[\s\p{Cc}\\]/u;

/** Prefix of the URL of a venue that is shown in the frame of `/dz/game`. */
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
 * - anything else: `refused`
 *
 * @param url as sent by the platform or read from storage
 */
export function readLaunchUrl(url: unknown, policy: LaunchPolicy): LaunchTarget {
  if (typeof url !== 'string') return refused;
  if (url.toUpperCase() === LOCAL_VENUE) return { kind: 'local', path: SPORT_VENUE_PATH };
  if (url.startsWith('/')) return readPath(url, policy);
  return url.startsWith(FRAMED) ? readFramed(url.slice(FRAMED.length), policy) : readWeb(url, policy);
}
