/** @typedef {{ value: string, goal: string, isMet: boolean }} Verdict formatted value and goal */

/** Creates one row of the benchmark's report. @param {string} name @param {Verdict} verdict */
export const createRow = (name, { value, goal, isMet }) => ({ name, value, goal, isMet });

/** @typedef {(value: number) => string} Write formats a value with its unit */
/** @typedef {{ own: number, other: number, goal: number, write: Write }} Comparison `goal` is a factor */

/** Creates a row whose goal is met if `own` is at most `goal` times `other`. @param {string} name @param {Comparison} comparison */
export const createLimitRow = (name, { own, other, goal, write }) =>
  createRow(name, {
    value: `${write(own)} / ${write(other)} = ${(own / other).toFixed(2)}x`,
    goal: `<= ${goal.toFixed(2)}x`,
    isMet: own <= goal * other,
  });
