// Helpers for elements, money and time.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @template {Element} Made
 * @param {Made} element
 * @param {Readonly<Record<string, unknown>>} attributes
 * @param {readonly unknown[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  const parts = /** @type {unknown[]} */ (children.flat(/** @type {2} */ (Infinity))).filter(
    (child) => child !== undefined && child !== null,
  );
  element.append(.../** @type {(Node | string)[]} */ (parts));
  return element;
}

/**
 * Creates an element: `h('p', { class: 'hint' }, text, child)`. Text is never parsed as markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} attributes
 * @param {...unknown} children
 */
export const h = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/**
 * Creates an SVG element.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} attributes
 * @param {...unknown} children
 */
export const s = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

/** Parses decimal text of the wire to cents. @param {string} text */
export function parseCents(text) {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const amount = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return sign ? -amount : amount;
}

/** Formats cents as decimal text of the wire. @param {bigint} amount */
export function formatDecimal(amount) {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents for display: 1,234.50. @param {bigint} amount */
export const formatMoney = (amount) => formatDecimal(amount).replace(/\B(?=(\d{3})+\.)/g, ',');

/** Formats cents for display without zero decimals: 1,000. @param {bigint} amount */
export const formatShortMoney = (amount) => formatMoney(amount).replace(/\.00$/, '');

/** Formats cents for a chip, which has room for 4 characters: 5,000 is 5K. @param {bigint} amount */
export const formatChip = (amount) =>
  amount >= 100_000n && amount % 100_000n === 0n ? `${amount / 100_000n}K` : formatShortMoney(amount);

/** Formats cents with their sign. @param {bigint} amount */
export const formatSigned = (amount) => `${amount > 0n ? '+' : ''}${formatMoney(amount)}`;

/** Formats hundredths as a multiple: 195 is 1.95. @param {number} hundredths */
export const formatMultiple = (hundredths) => (hundredths / 100).toFixed(2).replace(/\.?0+$/, '');

/** Formats hundredths as odds, with two decimals below 10. @param {number} hundredths */
export const formatOdds = (hundredths) =>
  hundredths < 1_000 ? (hundredths / 100).toFixed(2) : formatMultiple(hundredths);

/** Computes the net result of a settled round, including a pool win. @param {import('./wire.js').Round} round */
export const computeNet = ({ stake, payout, pool }) =>
  parseCents(payout ?? '0') + parseCents(pool?.won ?? '0') - parseCents(stake);

const padTwo = (/** @type {number} */ value) => String(value).padStart(2, '0');

/** Formats seconds as m:s or h:m:s. @param {number} seconds */
export const formatDuration = (seconds) =>
  seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}`
    : `${padTwo(Math.floor(seconds / 60))}:${padTwo(seconds % 60)}`;

/** Formats the time of day in UTC+8, as on the sites. @param {number} ms */
export function formatTime(ms) {
  const at = new Date(ms + 8 * 3_600_000);
  return `${padTwo(at.getUTCHours())}:${padTwo(at.getUTCMinutes())}:${padTwo(at.getUTCSeconds())}`;
}

/** Whether the player prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether no element that can be used has the focus. Some browsers keep the focus on a button that was disabled. */
export const isFocusLost = () =>
  document.activeElement === document.body || Boolean(document.activeElement?.matches(':disabled'));

/** Waits, or continues at once if the player prefers reduced motion. @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, prefersReducedMotion() ? 0 : ms));
