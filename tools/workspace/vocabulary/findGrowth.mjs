/** @typedef {import('./suppressions.mjs').Counts} Counts */

/** @param {Counts} counts @param {string} rule */
const sumRule = (counts, rule) => Object.values(counts).reduce((sum, rules) => sum + (rules[rule] ?? 0), 0);

/**
 * Finds counts that have grown. A file that existed may not have more findings than before. A new file may have some
 * only if the sum over all files has not grown: then they were moved there.
 *
 * @param {Counts} counts
 * @param {{ counts: Counts, files: ReadonlySet<string> }} before counts and all files of the commit compared with
 * @returns {string[]} empty also if nothing was counted before
 */
export function findGrowth(counts, before) {
  if (Object.keys(before.counts).length === 0) return [];
  return Object.entries(counts).flatMap(([file, rules]) =>
    Object.entries(rules).flatMap(([rule, count]) => {
      const allowed = before.counts[file]?.[rule] ?? 0;
      if (count <= allowed) return [];
      const mayBeMoved = !before.files.has(file) && sumRule(counts, rule) <= sumRule(before.counts, rule);
      return mayBeMoved ? [] : [`${file}: ${rule}: ${count}, before ${allowed}`];
    }),
  );
}
