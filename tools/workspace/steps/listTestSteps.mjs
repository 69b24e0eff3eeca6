import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from '../stack/findChromium.mjs';
import { ROOT } from '../root.mjs';
import {
  BROWSER_RESULTS,
  CHECK_RESULTS,
  EXAMPLE_RESULTS,
  JEST_RESULTS,
  PACKAGE_RESULTS,
} from '../results/resultFiles.mjs';

/** @typedef {import('./runStep.mjs').Step} Step */

const CHECKS = 'tools/workspace/checks';
/** Its tests take as long as those of the other tools together. */
const PLATFORM = 'tools/sandbox-platform';

/** @param {readonly string[]} args @returns {string[]} */
const nx = (...args) => ['npx', 'nx', ...args, '--outputStyle=static'];

/** Lists the folders of projects with Jest tests below a folder. @param {string} parent */
const listJestProjects = (parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'jest.config.cjs')));

/** @param {string} name @param {readonly string[]} folders @returns {Step} */
const createJestStep = (name, folders) => ({
  name,
  command: nx('run-many', '-t', 'test', `--projects=${folders.join()}`, '--parallel=1'),
  resultFiles: folders.map((folder) => join(folder, JEST_RESULTS)),
});

/** Creates the step of the repository's own checks, by node:test. @returns {Step} */
function createCheckStep() {
  const reporters = { spec: 'stdout', './tools/workspace/results/nodeReporter.mjs': CHECK_RESULTS };
  const options = Object.entries(reporters).flatMap(([reporter, destination]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${destination}`,
  ]);
  const files = readdirSync(join(ROOT, CHECKS), { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .sort();
  return {
    name: 'checks of the repository',
    command: ['node', '--test', ...options, ...files.map((file) => `${CHECKS}/${file}`)],
    after: ['builds'],
    resultFiles: [CHECK_RESULTS],
    before: () => void mkdirSync(join(ROOT, dirname(CHECK_RESULTS)), { recursive: true }),
  };
}

/**
 * Lists the steps of `npm test`. Steps that others wait for are first, then the longest first.
 *
 * @returns {Step[]}
 */
export const listTestSteps = () => [
  createJestStep('tests: contract', listJestProjects('e2e')),
  { name: 'builds', command: nx('run-many', '-t', 'build', '--parallel=1') },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'typed lint', command: ['npm', 'run', '--silent', 'lint:types'] },
  // One process for all projects: its start takes as long as the files of a project.
  { name: 'lint', command: ['npx', 'eslint', '.'] },
  createJestStep('tests: site', listJestProjects('libs/site')),
  createJestStep('tests: sandbox platform', [PLATFORM]),
  createJestStep(
    'tests: tools',
    listJestProjects('tools').filter((folder) => folder !== PLATFORM),
  ),
  createJestStep('tests: libraries', listJestProjects('libs')),
  {
    name: 'packages and examples',
    command: nx('run-many', '-t', 'packages', 'examples', '--parallel=1', '--excludeTaskDependencies'),
    after: ['builds', 'types'],
    resultFiles: [PACKAGE_RESULTS, EXAMPLE_RESULTS],
    before: useChromium,
  },
  createCheckStep(),
  { name: 'unused files, exports and dependencies', command: ['npx', 'knip'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  {
    name: 'browser',
    command: nx('run', '@pavilion/site-tests:e2e', '--excludeTaskDependencies'),
    after: ['builds'],
    isAlone: true,
    resultFiles: [BROWSER_RESULTS],
    before: useChromium,
  },
];

function useChromium() {
  process.env.CHROMIUM_PATH = ensureChromium();
}
