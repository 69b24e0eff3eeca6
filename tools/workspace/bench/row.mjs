/** @typedef {{ value: string, goal: string, isMet: boolean }} Verdict what was measured against its goal, as it is written */

/** One line of the bench's report. @param {string} name @param {Verdict} verdict */
export const row = (name, { value, goal, isMet }) => ({ name, value, goal, isMet });

/** @typedef {(value: number) => string} Write a figure with its unit */
/** @typedef {{ own: number, other: number, goal: number, write: Write }} Comparison `goal` is a factor */

/** A row that holds when `own` is at most `goal` times `other`. @param {string} name @param {Comparison} comparison */
export const atMostRow = (name, { own, other, goal, write }) =>
  row(name, {
    value: `${write(own)} / ${write(other)} = ${(own / other).toFixed(2)}x`,
    goal: `<= ${goal.toFixed(2)}x`,
    isMet: own <= goal * other,
  });
