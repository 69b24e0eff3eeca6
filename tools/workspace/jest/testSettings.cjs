/**
 * Settings of a test run from the environment. `npm test` sets them by its options; `npx jest` and `npx nx test` can set them too.
 *
 * - `TEST_FULL=1`: all tests, with `FULL_RUNS` cases per property. Input of Nx's cache.
 * - `PROPERTY_RUNS`: cases per property. Mutation tests set it, because they run the tests of a project thousands of times.
 * - `PROPERTY_SEED`: seed of all properties, to repeat a run. Input of Nx's cache.
 * - `DRAWN_SEED`: seed that `npm test` has drawn for this run. Not an input: a cached result stays valid.
 */

const DEFAULT_RUNS = 500;
const FULL_RUNS = 10_000;
const MAX_SEED = 2 ** 31 - 1;

const isFull = (env = process.env) => Boolean(env.TEST_FULL);

/** @returns {number} a seed that fast-check accepts */
const drawSeed = () => 1 + Math.floor(Math.random() * (MAX_SEED - 1));

/**
 * Parses a seed.
 *
 * @param {string} text
 * @returns {number}
 * @throws {Error} if the text is not a whole number of 32 bits
 */
function parseSeed(text) {
  const seed = Number(text);
  if (text.trim() === '' || !Number.isInteger(seed) || Math.abs(seed) > MAX_SEED)
    throw new Error(`parseSeed: "${text}" is not a whole number of 32 bits.`);
  return seed;
}

/**
 * Parses a number of cases.
 *
 * @param {string} text
 * @returns {number}
 * @throws {Error} if the text is not a whole number above 0
 */
function parseRuns(text) {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`parseRuns: "${text}" is not a whole number above 0.`);
  return runs;
}

/**
 * Returns the cases per property and the seed of this process and its children. The first call without a seed draws one.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function propertySettings(env = process.env) {
  const given = env.PROPERTY_SEED ?? env.DRAWN_SEED;
  const seed = given === undefined ? drawSeed() : parseSeed(given);
  if (given === undefined) env.DRAWN_SEED = String(seed);
  const usualRuns = isFull(env) ? FULL_RUNS : DEFAULT_RUNS;
  return { numRuns: env.PROPERTY_RUNS === undefined ? usualRuns : parseRuns(env.PROPERTY_RUNS), seed };
}

module.exports = { drawSeed, isFull, parseSeed, propertySettings, DEFAULT_RUNS, FULL_RUNS };
