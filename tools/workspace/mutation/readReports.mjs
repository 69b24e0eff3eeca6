import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { computeScore } from './computeScore.mjs';
import { getReportFolder } from './projects.mjs';

/** @typedef {import('./computeScore.mjs').Report} Report */
/** @typedef {import('./projects.mjs').MutatedProject} MutatedProject */

const SAMPLE = /^sample-(-?\d+)\.json$/;
const PART = /^part-(\d+)-of-(\d+)\.json$/;

/** Names of the reports in a folder, the newest first. @param {string} folder */
function listReports(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => SAMPLE.test(name) || PART.test(name) || name === 'whole.json')
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

/**
 * Reads the newest result of a project: a sample, a whole run, or all parts of one.
 *
 * @param {string} root
 * @param {MutatedProject} project
 * @returns the reports, the row of the table, and whether all parts are present; `undefined` without a report
 */
export function readReports(root, project) {
  const folder = join(root, getReportFolder(project));
  const names = listReports(folder);
  const [newest] = names;
  if (newest === undefined) return undefined;
  const count = PART.exec(newest)?.[2];
  const parts = count === undefined ? [newest] : names.filter((name) => PART.exec(name)?.[2] === count);
  const reports = parts.map((name) => /** @type {Report} */ (JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const seed = SAMPLE.exec(newest)?.[1];
  return {
    reports,
    row: {
      path: project.path,
      goal: project.goal,
      seed: seed === undefined ? undefined : Number(seed),
      score: computeScore(reports),
    },
    isWhole: count === undefined || parts.length === Number(count),
  };
}
