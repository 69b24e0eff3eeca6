import { createHash } from 'node:crypto';

/** Element with its text, unless it loads a file. */
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;
/** Code of an element that is not part of its tag. */
const BODIES = /(<(script|style)\b[^>]*>)[^]*?(?=<\/\2>)/g;
/** Attribute values, in which words such as `style=` mean nothing. */
const VALUES = /=("[^"]*"|'[^']*')/g;
const REFUSED = /<[a-z][^<>]*?\s(on[a-z]+|style|nonce|srcdoc)(?=[\s=/>])[^<>]*>/i;

/** @param {string} text */
const formatHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the inline scripts or styles of pages. @param {readonly string[]} pages @param {'script' | 'style'} tag */
const listHashes = (pages, tag) =>
  [
    ...new Set(
      pages.flatMap((html) =>
        [...html.matchAll(INLINE)].filter(([, name]) => name === tag).map(([, , text = '']) => formatHash(text)),
      ),
    ),
  ].sort();

/**
 * Creates the one content security policy of the built pages (SEC-07). Inline code is allowed by its hash, so a page is the
 * same for every visitor and a CDN may store it.
 *
 * Servers add the origins of the venues to `frame-src` on the page that shows a venue (ruling G1).
 *
 * @param {readonly string[]} pages HTML of the pages
 * @returns {Record<string, readonly string[]>} sources by directive
 * @throws {Error} if a page has an attribute that no hash allows: `style`, `on…`, `srcdoc`, or a nonce
 */
export function createPagePolicy(pages) {
  const refused = pages
    .map((html) => REFUSED.exec(html.replace(BODIES, '$1').replace(VALUES, '=""')))
    .find((match) => match !== null);
  if (refused)
    throw new Error(
      `createPagePolicy: the page has the attribute "${refused[1]}" in ${refused[0]}. No hash allows it; move it to a style sheet or a script.`,
    );
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...listHashes(pages, 'script')],
    // styled-components adds an empty <style> and writes its rules through the CSSOM, which a policy does not restrict.
    'style-src': ["'self'", ...listHashes(pages, 'style'), formatHash('')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['pavilion-worker'],
    'report-uri': ['/csp-report'],
  };
}
