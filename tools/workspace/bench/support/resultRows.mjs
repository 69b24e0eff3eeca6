/** @typedef {{ name: string, value: string, goal: string, isMet: boolean }} Row one row of the report: formatted value and goal */
/** @typedef {(value: number) => string} Write formats a value with its unit */
/** @typedef {{ own: number, other: number, goal: number, write?: Write }} Comparison `goal` is a factor */

/** Creates one row of the report. @param {string} name @param {Omit<Row, 'name'>} verdict @returns {Row} */
export const createRow = (name, { value, goal, isMet }) => ({ name, value, goal, isMet });

/**
 * Creates a row whose goal is met if the value is at most `max`.
 *
 * @param {string} name @param {{ value: number, max: number, write?: Write }} measured
 */
export const createMaxRow = (name, { value, max, write = String }) =>
  createRow(name, { value: write(value), goal: max === 0 ? '0' : `<= ${write(max)}`, isMet: value <= max });

/** Creates a row whose goal is met if `own` is at most `goal` times `other`. @param {string} name @param {Comparison} comparison */
export const createLimitRow = (name, { own, other, goal, write = formatMs }) =>
  createRow(name, {
    value: `${write(own)} / ${write(other)} = ${(own / other).toFixed(2)}x`,
    goal: `<= ${goal.toFixed(2)}x`,
    isMet: own <= goal * other,
  });

/** Creates a row whose goal is met if `own` times is at most `other`: a speed of `goal` or more. @param {string} name @param {Comparison} comparison */
export const createSpeedRow = (name, { own, other, goal, write = formatMs }) =>
  createRow(name, {
    value: `${write(own)} / ${write(other)} = ${(other / own).toFixed(1)}x`,
    goal: `>= ${goal.toFixed(1)}x`,
    isMet: goal * own <= other,
  });

/** Formats with fewer decimals the larger the value is. @param {number} value */
const formatShort = (value) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/** Formats milliseconds. @type {Write} */
export const formatMs = (ms) => (ms > 0 && ms < 1 ? `${formatShort(ms * 1000)} µs` : `${formatShort(ms)} ms`);

/** @type {Write} */
export const formatKb = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** @type {Write} */
export const formatKib = (bytes) => `${formatShort(bytes / 1024)} KiB`;

/** Prints rows of the report. @param {readonly Row[]} rows */
export function printRows(rows) {
  for (const { name, value, goal, isMet } of rows)
    console.log(`${isMet ? 'ok  ' : 'MISS'}  ${name.padEnd(64)} ${value.padStart(26)}   goal ${goal}`);
}
