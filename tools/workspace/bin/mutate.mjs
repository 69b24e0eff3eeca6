// `npm run mutate -- <project>`: plants bugs in a project and counts those that its tests detect (StrykerJS).
//   --shard 2/4         one part of a whole run
//   --seed N            a sample with this seed; without it, projects that are not run whole draw one
//   --size N            mutants of the sample, 300 by default; also draws a sample of a project that is run whole
//   --files a.ts,b.ts   these files only, for example after a change
//   --concurrency N     test processes, 1 by default
//   --summary           runs nothing: prints the scores of the reports in reports/mutation
//   --list              runs nothing: prints all runs as JSON, for the weekly workflow
//   --write             writes the scores into docs/quality/mutation.md
// Exits with 1 if a goal is missed.
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatText } from '../files/formatText.mjs';
import { buildOptions } from '../mutation/buildOptions.mjs';
import { formatScore, isGoalMet, listUndetected } from '../mutation/formatScore.mjs';
import { parseShard } from '../mutation/listShardFiles.mjs';
import testNames from '../mutation/jest/testNames.cjs';
import { findProject, listRuns, projects } from '../mutation/projects.mjs';
import { readReports } from '../mutation/readReports.mjs';
import { writeRow } from '../mutation/writeRow.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {import('../mutation/projects.mjs').MutatedProject} MutatedProject */

const DOCUMENT = join(ROOT, 'docs/quality/mutation.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shard: { type: 'string' },
    seed: { type: 'string' },
    size: { type: 'string' },
    files: { type: 'string' },
    concurrency: { type: 'string', default: '1' },
    summary: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** Returns the seed of a sample: the given or a random one; `undefined` for a whole run. @param {MutatedProject} project */
function chooseSeed({ path, shards }) {
  const isWhole = shards !== undefined && values.size === undefined;
  if (values.seed === undefined && (isWhole || values.files)) return undefined;
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  if (!Number.isSafeInteger(seed)) throw new Error('mutate: the seed is not a whole number. Use for example --seed 7.');
  console.log(`Sample of ${path}: seed ${seed}`);
  return seed;
}

/** Runs the mutants of a project. @param {MutatedProject} project */
async function run(project) {
  const { Stryker } = await import('@stryker-mutator/core');
  const seed = chooseSeed(project);
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-mutation-'));
  // The processes of the tests have this environment. Every mutant gets the same cases of a property.
  Object.assign(process.env, { PROPERTY_RUNS: '50', PROPERTY_SEED: '1', NX_DAEMON: 'false' });
  process.env[testNames.NAMES_VARIABLE] = join(folder, 'testNames.jsonl');
  const options = buildOptions(project, {
    ...(values.shard && { shard: parseShard(values.shard) }),
    ...(seed !== undefined && { seed }),
    ...(values.size && { size: Number(values.size) }),
    ...(values.files && { files: values.files.split(',') }),
    concurrency: Number(values.concurrency),
  });
  try {
    await new Stryker(/** @type {never} */ (options)).runMutationTest();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints the score of a project and returns whether its goal is met. @param {MutatedProject} project */
async function summarise(project) {
  const found = readReports(ROOT, project);
  if (!found) return true;
  const { reports, row, isWhole } = found;
  if (!values.summary) for (const line of listUndetected(reports)) console.log(line);
  console.log(formatScore(row));
  if (values.write && isWhole)
    writeFileSync(
      DOCUMENT,
      await formatText(DOCUMENT, writeRow(readFileSync(DOCUMENT, 'utf8'), project.path, formatScore(row))),
    );
  return !isWhole || isGoalMet(row);
}

/** Runs the chosen projects, or only reads their reports. */
async function main() {
  const chosen = positionals.map(findProject);
  if (chosen.length === 0 && !values.summary)
    throw new Error(`mutate: the project is missing. Use one of ${projects.map(({ path }) => path).join(', ')}.`);
  if (!values.summary) for (const project of chosen) await run(project);
  for (const project of chosen.length > 0 ? chosen : projects) if (!(await summarise(project))) process.exitCode = 1;
}

process.chdir(ROOT);
if (values.list) console.log(JSON.stringify(listRuns()));
else await main();
