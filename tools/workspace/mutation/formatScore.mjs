/** @typedef {import('./computeScore.mjs').Score} Score */

/**
 * Row of the table of scores.
 *
 * @typedef {object} ScoreRow
 * @property {string} path
 * @property {number} goal
 * @property {number | undefined} seed seed of a sample
 * @property {Score} score
 */

const formatPercent = (/** @type {number} */ value) => `${value.toFixed(1)} %`;

/** Whether the goal is met; for a sample by its point value. @param {ScoreRow} row */
export const isGoalMet = ({ goal, score }) => score.percent >= goal;

/** Formats a row of the table in the report. @param {ScoreRow} row */
export function formatScore({ path, goal, seed, score }) {
  const { killed, timedOut, survived, uncovered, total, percent, interval } = score;
  const [low, high] = interval.map(formatPercent);
  const range = seed === undefined ? 'whole' : `${low} – ${high}, seed ${seed}`;
  return `| \`${path}\` | ${total} | ${killed} | ${timedOut} | ${survived} | ${uncovered} | ${score.static} | ${formatPercent(percent)} | ${range} | ${goal} % |`;
}

/**
 * Lists the mutants that no test detects, by file and line.
 *
 * @param {readonly Pick<import('./computeScore.mjs').Report, 'files'>[]} reports
 * @returns {string[]}
 */
export function listUndetected(reports) {
  return reports.flatMap(({ files }) =>
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .sort((a, b) => a.location.start.line - b.location.start.line)
        .map(
          ({ status, location, mutatorName, replacement = '' }) =>
            `${file}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
        ),
    ),
  );
}
