/** @typedef {import('@stryker-mutator/api/core').schema.MutationTestResult} Report */

/**
 * Result of a project.
 *
 * @typedef {object} Score
 * @property {number} killed
 * @property {number} timedOut detected, because the tests did not end
 * @property {number} survived
 * @property {number} uncovered no test executes them
 * @property {number} static left out, because each would need all tests
 * @property {number} total counted mutants
 * @property {number} percent detected mutants of the counted ones
 * @property {readonly [low: number, high: number]} interval 95 % interval of the percentage, for a sample
 */

/** Quantile of the normal distribution for 95 %. */
const Z = 1.96;

/**
 * Computes the 95 % interval of a percentage (Wilson).
 *
 * @param {number} hits
 * @param {number} total
 * @returns {readonly [low: number, high: number]} in percent
 */
export function computeInterval(hits, total) {
  if (total === 0) return [0, 100];
  const share = hits / total;
  const scale = 1 + Z ** 2 / total;
  const centre = (share + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return [Math.max(0, 100 * (centre - half)), Math.min(100, 100 * (centre + half))];
}

/**
 * Counts the mutants of the reports of a project.
 *
 * @param {readonly Pick<Report, 'files'>[]} reports parts with different files, or one report
 * @returns {Score}
 */
export function computeScore(reports) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { files } of reports)
    for (const { mutants } of Object.values(files))
      for (const { status } of mutants) counts.set(status, (counts.get(status) ?? 0) + 1);
  const get = (/** @type {string} */ status) => counts.get(status) ?? 0;
  const [killed, timedOut, survived, uncovered] = [get('Killed'), get('Timeout'), get('Survived'), get('NoCoverage')];
  const total = killed + timedOut + survived + uncovered;
  const detected = killed + timedOut;
  const percent = total === 0 ? 0 : (100 * detected) / total;
  return {
    killed,
    timedOut,
    survived,
    uncovered,
    static: get('Ignored'),
    total,
    percent,
    interval: computeInterval(detected, total),
  };
}
