import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../files/formatText.mjs';
import { findBaseCommit, readAtCommit } from '../files/readFromMain.mjs';
import { parseJson } from '../files/parseJson.mjs';
import { ROOT } from '../root.mjs';
import { cruise } from './cruise.mjs';
import { compareWithList, findGrowth, groupViolations } from './exceptions.mjs';

/** @typedef {import('./exceptions.mjs').Exceptions} Exceptions */

const LIST = 'tools/workspace/folders/exceptions.json';
const FOLDERS = ['libs', 'apps', 'tools', 'e2e'];
/** Minimum of read modules: without TypeScript, dependency-cruiser reads only scripts and reports no violation. */
const MIN_MODULES = 1_700;

/** @param {string} text @returns {Exceptions} */
const parseList = (text) => /** @type {Exceptions} */ (parseJson(text));

/**
 * Checks the folders of all projects.
 *
 * @param {{ write: boolean }} options `write`: store the violations as the list, unless it would grow
 * @returns {Promise<{ modules: number, exceptions: number, problems: string[] }>}
 */
export async function checkFolders({ write }) {
  const { modules, violations } = cruise(ROOT, FOLDERS);
  const actual = groupViolations(violations);
  const listed = parseList(readFileSync(join(ROOT, LIST), 'utf8'));
  const grown = findGrowth(write ? actual : listed, readBaseList() ?? actual);
  if (write && grown.length === 0) writeFileSync(join(ROOT, LIST), await formatText(LIST, JSON.stringify(actual)));

  const { added, gone } = write ? { added: [], gone: [] } : compareWithList(actual, listed);
  const problems = [
    ...(modules < MIN_MODULES ? [`only ${modules} modules were read; is typescript installed?`] : []),
    ...added.map((line) => `new: ${line}`),
    ...gone.map((line) => `gone, run \`npm run folders -- --write\`: ${line}`),
    ...grown.map((line) => `more exceptions than on main: ${line}`),
  ];
  return { modules, exceptions: violations.length, problems };
}

/** @returns {Exceptions | undefined} the list at the commit compared with */
function readBaseList() {
  const base = findBaseCommit();
  const text = base && readAtCommit(base, LIST);
  return text ? parseList(text) : undefined;
}
