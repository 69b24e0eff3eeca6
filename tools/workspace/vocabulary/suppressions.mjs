import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAtCommit, listFilesAtCommit } from '../files/readFromMain.mjs';
import { parseJson } from '../files/parseJson.mjs';
import { getProject } from '../files/getProject.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {Record<string, Record<string, number>>} Counts findings by file, as a path below the repository, and rule */
/** @typedef {Record<string, Record<string, { count: number }>>} Suppressions of one project, as ESLint stores them */

const FILE = 'eslint-suppressions.json';

/** @param {readonly import('./findFindings.mjs').Finding[]} findings @returns {Counts} */
export function countFindings(findings) {
  /** @type {Counts} */
  const counts = {};
  for (const { file, rule } of findings) {
    const rules = (counts[file] ??= {});
    rules[rule] = (rules[rule] ?? 0) + 1;
  }
  return counts;
}

/** @param {string} path of a file of suppressions @param {string} text @returns {Counts} */
function parseSuppressions(path, text) {
  const project = getProject(path);
  const suppressions = /** @type {Suppressions} */ (parseJson(text));
  return Object.fromEntries(
    Object.entries(suppressions).map(([file, rules]) => [
      `${project}/${file}`,
      Object.fromEntries(Object.entries(rules).map(([rule, { count }]) => [rule, count])),
    ]),
  );
}

/** Lists the files of suppressions in the work tree. */
function listSuppressionFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', `*/${FILE}`];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return listed.filter((path) => path && existsSync(join(ROOT, path)));
}

/** @param {Counts[]} projects @returns {Counts} */
const joinCounts = (projects) => Object.fromEntries(projects.flatMap((counts) => Object.entries(counts)));

/** @returns {Counts} of the work tree */
export const readSuppressions = () =>
  joinCounts(listSuppressionFiles().map((path) => parseSuppressions(path, readFileSync(join(ROOT, path), 'utf8'))));

/** @param {string} commit @returns {{ counts: Counts, files: Set<string> }} `files`: all files of the commit */
export function readSuppressionsAtCommit(commit) {
  const files = listFilesAtCommit(commit);
  const read = [...files].filter((path) => path.endsWith(`/${FILE}`));
  return { counts: joinCounts(read.map((path) => parseSuppressions(path, readAtCommit(commit, path) ?? '{}'))), files };
}

/** Writes the counts as ESLint would, one file per project; a project without findings has none. @param {Counts} counts */
export function writeSuppressions(counts) {
  /** @type {Map<string, Suppressions>} */
  const projects = new Map();
  for (const [file, rules] of Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const project = getProject(file);
    const suppressions = projects.get(project) ?? {};
    projects.set(project, suppressions);
    const sorted = Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1));
    suppressions[file.slice(project.length + 1)] = Object.fromEntries(sorted.map(([rule, count]) => [rule, { count }]));
  }
  for (const path of listSuppressionFiles()) {
    if (!projects.has(getProject(path))) rmSync(join(ROOT, path));
  }
  for (const [project, suppressions] of projects) {
    writeFileSync(join(ROOT, project, FILE), JSON.stringify(suppressions, undefined, 2));
  }
}
