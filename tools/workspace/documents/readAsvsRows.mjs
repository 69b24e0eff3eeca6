/**
 * Row of a requirement in `docs/security/asvs.md`.
 *
 * @typedef {object} AsvsRow
 * @property {string} id such as `1.2.4`
 * @property {number} [level] 1 or 2; absent in the tables of requirements that do not apply
 * @property {string} evidence last cell: tests, documents, deviations, or the reason why it does not apply
 */

const ID = /^\d+\.\d+\.\d+$/;

/** Splits a row of a table into its cells. @param {string} line */
const splitCells = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * Reads the tables of `docs/security/asvs.md`. A row with four cells applies: id, level, requirement, evidence. A row with
 * two cells does not: ids, reason.
 *
 * @param {string} markdown
 * @returns {AsvsRow[]}
 */
export function readAsvsRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(splitCells)
    .flatMap((cells) => {
      const ids = (cells[0] ?? '').split(/, */).filter((id) => ID.test(id));
      const evidence = cells.at(-1) ?? '';
      return ids.map((id) => (cells.length === 4 ? { id, level: Number(cells[1]), evidence } : { id, evidence }));
    });
}
