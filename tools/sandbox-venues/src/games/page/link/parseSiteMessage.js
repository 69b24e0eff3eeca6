// Parses messages of the embedding site (docs/frame-protocol.md).

import { parseTokens } from './tokens.js';

/** Version of the protocol. Messages without `v` are of version 0, which knows `hello` with a theme only. */
export const VERSION = 1;
const MAX_LENGTH = 8 * 1024;

/**
 * @typedef {object} SiteStyle
 * @property {'light' | 'dark' | undefined} theme
 * @property {[property: string, value: string][]} tokens custom properties
 */
/**
 * @typedef {(SiteStyle & { type: 'hello', version: number }) | (SiteStyle & { type: 'style' }) |
 *   { type: 'fullscreen', isOn: boolean }} SiteMessage
 */

/** @param {unknown} value */
const isPlain = (value) =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** @param {object} data */
function isSmall(data) {
  try {
    return JSON.stringify(data).length <= MAX_LENGTH;
  } catch {
    return false;
  }
}

/** @param {Record<string, unknown>} data @returns {SiteStyle} */
const parseStyle = ({ theme, tokens }) => ({
  theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  tokens: parseTokens(tokens),
});

/** @param {Record<string, unknown>} data */
const isKnownVersion = ({ v, type, versions }) =>
  v === undefined
    ? type === 'hello'
    : v === VERSION && (type !== 'hello' || (Array.isArray(versions) && versions.includes(VERSION)));

/**
 * Parses the data of a message. Returns `undefined` for anything that is not a message of the site; the caller checks window
 * and origin.
 *
 * @param {unknown} data
 * @returns {SiteMessage | undefined}
 */
export function parseSiteMessage(data) {
  if (!isPlain(data)) return undefined;
  const message = /** @type {Record<string, unknown>} */ (data);
  if (message.source !== 'pavilion-site' || !isKnownVersion(message) || !isSmall(message)) return undefined;
  if (message.type === 'hello')
    return { type: 'hello', version: message.v === VERSION ? VERSION : 0, ...parseStyle(message) };
  if (message.type === 'style') return { type: 'style', ...parseStyle(message) };
  if (message.type === 'fullscreen' && typeof message.on === 'boolean') return { type: 'fullscreen', isOn: message.on };
  return undefined;
}
