import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page that frames venues (ruling G1): the only one whose policy allows it. */
const FRAME_PAGE = '/dz/game';

/**
 * Loads the content security policy that the build wrote for its page (SEC-07).
 *
 * @param {string} root folder of the build
 * @param {readonly string[]} venueOrigins origins of the venues' pages
 * @returns {(url: string) => string} policy of the response to a URL
 */
export function loadPolicy(root, venueOrigins) {
  const directives = /** @type {Record<string, readonly string[]>} */ (
    JSON.parse(readFileSync(join(root, '.policy/directives.json'), 'utf8'))
  );
  const format = (/** @type {readonly string[]} */ venues) =>
    Object.entries(directives)
      .map(([name, sources]) => [name, ...sources, ...(name === 'frame-src' ? venues : [])].join(' '))
      .join('; ');
  const policy = format([]);
  const framePolicy = format(venueOrigins);
  return (url) => (url.split('?')[0] === FRAME_PAGE ? framePolicy : policy);
}
