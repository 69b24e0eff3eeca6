// Tokens of the site's brand: which the page takes over, and which values it accepts.

/** Names of the tokens that a site may hand over. `surface.page` becomes the custom property `--surface-page`. */
export const tokenNames = [
  ...['page', 'panel', 'raised', 'sunken', 'fill', 'inverse'].map((name) => `surface.${name}`),
  ...['primary', 'secondary', 'muted', 'onAccent', 'onInverse'].map((name) => `text.${name}`),
  ...['hairline', 'strong', 'focus'].map((name) => `line.${name}`),
  ...['fill', 'fillHover', 'soft', 'text'].map((name) => `accent.${name}`),
  ...['up', 'down'].map((name) => `price.${name}`),
  ...['danger', 'success', 'info'].map((name) => `status.${name}`),
  ...['cell', 'control', 'panel'].map((name) => `radius.${name}`),
  ...['text', 'figure', 'display'].map((name) => `font.${name}`),
  ...['from', 'to', 'line'].map((name) => `felt.${name}`),
];

const COLOUR = /^(#[0-9a-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3}( \/ \d{1,3}%)?\))$/i;
const LENGTH = /^\d{1,3}(\.\d{1,4})?px$/;
const FAMILIES = /^[\p{L}\d \-'",]{1,300}$/u;

const grammars = { radius: LENGTH, font: FAMILIES };

/** @param {string} name */
const toProperty = (name) => `--${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Parses tokens to custom properties. Unknown names and values outside the grammar of their kind are dropped, so that no
 * value can hold `url(`, `;` or `{`.
 *
 * @param {unknown} tokens
 * @returns {[property: string, value: string][]}
 */
export function parseTokens(tokens) {
  if (typeof tokens !== 'object' || tokens === null) return [];
  const given = /** @type {Record<string, unknown>} */ (tokens);
  return tokenNames.flatMap((name) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const grammar = grammars[/** @type {'font'} */ (name.split('.')[0])] ?? COLOUR;
    return typeof value === 'string' && grammar.test(value) ? [[toProperty(name), value]] : [];
  });
}
