/** Longest path with query, characters; nginx has the same limit for the request line. */
const MAX_LENGTH = 8_000;

/**
 * Whether a URL has no page: an invalid percent-encoding, a NUL, or more than 8,000 characters (F-RTE-13).
 *
 * @param {string} url path and query
 */
export function isMalformedUrl(url) {
  if (url.length > MAX_LENGTH) return true;
  try {
    return decodeURIComponent(url).includes('\0');
  } catch {
    return true;
  }
}
