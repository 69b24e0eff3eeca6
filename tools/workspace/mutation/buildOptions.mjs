import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.mjs';
import { listShardFiles, listSourceFiles } from './listShardFiles.mjs';
import { getReportFolder, getRoot, SAMPLE_SIZE } from './projects.mjs';

/** @typedef {import('./projects.mjs').MutatedProject} MutatedProject */
/** @typedef {import('./listShardFiles.mjs').Shard} Shard */

/**
 * Choice of a run.
 *
 * @typedef {object} RunChoice
 * @property {Shard} [shard] part of a whole run
 * @property {number} [seed] seed of a sample
 * @property {number} [size] mutants of a sample, 300 by default
 * @property {readonly string[]} [files] files to mutate instead of all
 * @property {number} concurrency number of test processes
 */

const SEQUENCER = fileURLToPath(import.meta.resolve('./jest/coveringTestFiles.cjs'));
const ENVIRONMENTS = /** @type {const} */ ({
  node: fileURLToPath(import.meta.resolve('./jest/mutationNode.cjs')),
  jsdom: fileURLToPath(import.meta.resolve('./jest/mutationJsdom.cjs')),
});
const MINUTE_MS = 60_000;

/** Files that no test of a project needs. */
const NOT_COPIED = [
  '**/dist',
  '**/out-tsc',
  '.nx',
  '.data',
  'reports',
  '**/test-results',
  '**/coverage',
  'docs/images',
];

/**
 * Returns the environment of a project's tests, extended for mutation tests. StrykerJS does not read presets and would run
 * all tests in `node`.
 *
 * @param {string} configFile path from the root of the repository
 */
function chooseTestEnvironment(configFile) {
  const file = join(ROOT, configFile);
  const require = createRequire(file);
  /** @typedef {keyof typeof ENVIRONMENTS} Environment */
  /** @typedef {{ preset: string, testEnvironment?: Environment }} JestConfig */
  const config = /** @type {JestConfig} */ (require(file));
  const { testEnvironment } = /** @type {{ testEnvironment: Environment }} */ (require(config.preset));
  return ENVIRONMENTS[config.testEnvironment ?? testEnvironment];
}

/** Name of the report of a run, without its extension. @param {RunChoice} choice */
function buildReportName({ shard, seed, files }) {
  if (files) return 'files';
  if (seed !== undefined) return `sample-${seed}`;
  return shard ? `part-${shard.index}-of-${shard.count}` : 'whole';
}

/**
 * Builds the options of StrykerJS for a run.
 *
 * @param {MutatedProject} project
 * @param {RunChoice} choice
 */
export function buildOptions(project, choice) {
  const { shard, seed, size = SAMPLE_SIZE, files = listSourceFiles(project), concurrency } = choice;
  const folder = getReportFolder(project);
  const report = `${folder}/${buildReportName(choice)}`;
  const skippedTests = (project.skippedTests ?? []).map((file) => `${file.replaceAll('.', '\\.')}$`);
  const isSample = seed !== undefined;
  const configFile = `${getRoot(project)}/jest.config.cjs`;
  return {
    testRunner: 'jest',
    plugins: [
      fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner')),
      fileURLToPath(import.meta.resolve('./styleIgnorer.mjs')),
      ...(isSample ? [fileURLToPath(import.meta.resolve('./sampleChecker.mjs'))] : []),
    ],
    jest: {
      projectType: 'custom',
      configFile,
      config: {
        testEnvironment: chooseTestEnvironment(configFile),
        testSequencer: SEQUENCER,
        testPathIgnorePatterns: ['/node_modules/', ...skippedTests],
      },
      enableFindRelatedTests: false,
    },
    // Each mutant runs the tests that execute it. A static mutant would run all tests and is left out.
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorers: ['styles'],
    // The default writes a comment on top of every copied file, and tests that read sources fail.
    disableTypeChecks: false,
    mutate: shard ? listShardFiles(files, shard) : [...files],
    ignorePatterns: NOT_COPIED,
    // The results of a sample do not apply to another sample.
    incremental: !isSample,
    incrementalFile: `${folder}/incremental${shard ? `-${shard.index}-of-${shard.count}` : ''}.json`,
    ...(isSample && { checkers: ['sample'], sample: { size, seed } }),
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    concurrency,
    // On a busy machine a test run starts late. A slow run must not count as a killed mutant.
    timeoutMS: MINUTE_MS,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    tempDirName: '.stryker-tmp',
  };
}
