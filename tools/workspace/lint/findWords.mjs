import { words } from './words.mjs';

/** @typedef {{ id: string, found: string, use: string }} Finding a reported word and its replacement */

/** Number of characters before and after a match in which its exceptions are searched. */
const AROUND = 40;
const CODE =
  /`[^`]*`|https?:\/\/\S+|\{@link[^}]*\}|@(?:type|typedef|param|returns?|throws|default)\s*(?:\{[^}]*\}|\S*)|\bF-[A-Z]+-\d+|\b[A-Z]{3}-\d+/g;
/** A route of the console, a column of the database and a field of stored outcomes. */
const STORED_NAMES = new Set(['say', 'asked', 'doors']);
/** Functions whose suffix `Of` is a term of the language or of schema combinators. */
const OF_ALLOWED = /^(indexOf|lastIndexOf|typeOf|instanceOf|oneOf|arrayOf|recordOf|valueOf|someOf|allOf)$/;

/** Splits `hearPushFrames` into `hear`, `push`, `frames`. @param {string} name */
export function splitName(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase());
}

/** @param {string} found */
const toBlanks = (found) => ' '.repeat(found.length);

/** Replaces code, links, tag syntax and requirement ids by blanks of the same length. @param {string} text */
const blankCode = (text) => text.replace(CODE, toBlanks).replace(/^\s*\*/gm, toBlanks);

/**
 * Finds the first match of a word that none of its exceptions allows.
 *
 * @param {string} body
 * @param {import('./words.mjs').Word} word
 * @returns {Finding[]} at most one
 */
function findWord(body, { id, use, text, allow = [] }) {
  if (!text) return [];
  for (const match of body.matchAll(new RegExp(text.source, `${text.flags}g`))) {
    const around = body.slice(Math.max(0, match.index - AROUND), match.index + match[0].length + AROUND);
    if (!allow.some((allowed) => allowed.test(around))) return [{ id, found: match[0].trim(), use }];
  }
  return [];
}

/**
 * Finds reported words in a text, each once.
 *
 * @param {string} text
 * @returns {Finding[]}
 */
export function findInText(text) {
  const body = blankCode(text).trimStart();
  return words.flatMap((word) => findWord(body, word));
}

/**
 * Finds reported parts in a declared name.
 *
 * @param {string} name
 * @param {boolean} isFunction
 * @returns {Finding[]}
 */
export function findInName(name, isFunction) {
  if (STORED_NAMES.has(name)) return [];
  // `lookUp` and `stripWhiteSpace` are verbs of the field.
  const parts = splitName(name.replace(/lookUp/i, '').replace(/^strip(?=White|Prototype|Prefix|Tags|Ansi)/, ''));
  const found = words.flatMap(({ id, use, name: reported = [] }) => {
    const part = parts.find((candidate) => reported.includes(candidate));
    return part ? [{ id, found: part, use }] : [];
  });
  if (isFunction && /[a-z]Of$/.test(name) && !OF_ALLOWED.test(name)) {
    found.push({ id: 'of', found: name, use: 'a verb: get…, find…, to…, format…, parse…, create…' });
  }
  if (isFunction && /^note[A-Z]/.test(name)) found.push({ id: 'note', found: 'note', use: 'mark / record / set' });
  return found;
}
