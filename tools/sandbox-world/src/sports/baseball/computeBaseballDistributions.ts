import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Mean runs of each side per inning. */
export interface BaseballRates {
  readonly home: number;
  readonly away: number;
}

export const INNINGS = 9;
/** Largest number of runs per inning in the distribution. More runs count as this number. */
const MAX_RUNS = 8;
/** Size of the distribution of a side's runs. */
const SPACE = 28;
/** Probability below which states are ignored. */
const MIN_PROBABILITY = 1e-9;
/** Factor of the mean runs in extra innings, which begin with a runner on second base. */
const EXTRA = 1.9;
/** Number of extra innings. The remaining probability, a few thousandths, is added to the home side. */
const MAX_EXTRA_INNINGS = 7;

const STRENGTH = 0.009;
const HOME_ADVANTAGE = 0.03;

/** Computes the mean runs per inning from league mean, home advantage, strengths and random form (±8 %). */
export function computeBaseballRates({ seed, league, home, away }: Fixture): BaseballRates {
  const form = createRandom(hashSeed(seed, 'form'));
  const rate = (attack: number, defence: number, advantage: number) =>
    (league.meanScore / 2 / INNINGS) * Math.exp(STRENGTH * (attack - defence) + advantage + 0.16 * (form() - 0.5));
  return {
    home: rate(home.attack, away.defence, HOME_ADVANTAGE),
    away: rate(away.attack, home.defence, -HOME_ADVANTAGE),
  };
}

/**
 * Computes the distribution of the runs of a half inning. Most have none; after a run, more are likely.
 *
 * It is geometric with the given mean. The share of innings with runs matches real baseball: 28 % at a mean of 0.5.
 */
export function computeRunsDistribution(mean: number, isExtra = false): Float64Array {
  const runs = Math.max(isExtra ? mean * EXTRA : mean, 1e-4);
  const scoring = 1 - Math.exp(-0.66 * runs);
  const more = Math.max(1 - scoring / runs, 0.05);
  const p = new Float64Array(MAX_RUNS + 1);
  p[0] = 1 - scoring;
  let term = scoring * (1 - more);
  for (let k = 1; k < MAX_RUNS; k++, term *= more) p[k] = term;
  p[MAX_RUNS] = 1 - p.reduce((sum, one) => sum + one, 0);
  return p;
}

/** Current inning and half of a match, and its score. */
export interface BaseballState {
  readonly inning: number;
  readonly isBottom: boolean;
  /** Remaining part of the current half inning, 0 to 1. Its runs so far are in the score. */
  readonly left: number;
  readonly score: Score;
}

/** Joint distribution of the runs added to the current score. Index: home × SPACE + away. */
type Grid = Float64Array;

const createEmptyGrid = (): Grid => new Float64Array(SPACE * SPACE);

const capRuns = (runs: number) => (runs < SPACE ? runs : SPACE - 1);

/** Plays a half of the last inning or of an extra one. The home side stops when it leads. */
function playHalfInning(
  grid: Grid,
  distribution: Float64Array,
  { lead, isBottom }: { readonly lead: number; readonly isBottom: boolean },
): Grid {
  const next = createEmptyGrid();
  for (let cell = 0; cell < grid.length; cell++) {
    const p = grid[cell]!;
    if (p < MIN_PROBABILITY) continue;
    const h = Math.floor(cell / SPACE);
    const a = cell % SPACE;
    const most = isBottom ? Math.max(1 - (h - a + lead), 0) : distribution.length;
    for (let runs = 0; runs < distribution.length; runs++) {
      const counted = runs < most ? runs : most;
      next[isBottom ? capRuns(h + counted) * SPACE + a : h * SPACE + capRuns(a + counted)]! += p * distribution[runs]!;
    }
  }
  return next;
}

/** Adds the runs of a half inning that is played to its end. */
function addRuns(before: Float64Array, distribution: Float64Array): Float64Array {
  const next = new Float64Array(SPACE);
  for (let held = 0; held < SPACE; held++) {
    for (let runs = 0; runs < distribution.length; runs++)
      next[capRuns(held + runs)]! += before[held]! * distribution[runs]!;
  }
  return next;
}

/** Distributions of the runs per half inning. `running` is that of the remaining part of the current half. */
interface InningDistributions {
  readonly running: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/** Computes the distribution before the last inning. The sides are independent until then, so it is a product. */
function computeGridBeforeLast({ inning, isBottom }: BaseballState, { running, ...laws }: InningDistributions): Grid {
  let home: Float64Array = new Float64Array(SPACE);
  let away: Float64Array = new Float64Array(SPACE);
  home[0] = 1;
  away[0] = 1;
  for (let k = inning; k < INNINGS; k++) {
    const isRunning = k === inning;
    if (!isRunning || !isBottom) away = addRuns(away, isRunning ? running : laws.away);
    home = addRuns(home, isRunning && isBottom ? running : laws.home);
  }
  const grid = createEmptyGrid();
  for (let h = 0; h < SPACE; h++) for (let a = 0; a < SPACE; a++) grid[h * SPACE + a] = home[h]! * away[a]!;
  return grid;
}

/** Moves the ties out of a grid. */
function splitTies(grid: Grid, lead: number): Grid {
  const ties = createEmptyGrid();
  for (let h = Math.max(-lead, 0); h < SPACE && h + lead < SPACE; h++) {
    const cell = h * SPACE + h + lead;
    ties[cell] = grid[cell]!;
    grid[cell] = 0;
  }
  return ties;
}

/** Computes the joint distribution of all remaining runs, including extra innings. */
function computeFinalGrid(rates: BaseballRates, state: BaseballState): Grid {
  const { inning, isBottom, left, score } = state;
  const lead = score.home - score.away;
  const running = computeRunsDistribution((isBottom ? rates.home : rates.away) * left, inning > INNINGS);
  const distributions = { home: computeRunsDistribution(rates.home), away: computeRunsDistribution(rates.away) };
  const extra = { home: computeRunsDistribution(rates.home, true), away: computeRunsDistribution(rates.away, true) };
  let grid = computeGridBeforeLast(state, { running, ...distributions });
  const sum = createEmptyGrid();
  for (let k = Math.max(inning, INNINGS); k <= INNINGS + MAX_EXTRA_INNINGS; k++) {
    const { home, away } = k > INNINGS ? extra : distributions;
    const isRunning = k === inning;
    if (!isRunning || !isBottom) {
      grid = playHalfInning(grid, isRunning ? running : away, { lead, isBottom: false });
    }
    grid = playHalfInning(grid, isRunning && isBottom ? running : home, { lead, isBottom: true });
    const ties = splitTies(grid, lead);
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += grid[cell]!;
    grid = ties;
  }
  for (let cell = 0; cell < sum.length; cell++) sum[Math.min(cell + SPACE, sum.length - 1)]! += grid[cell]!;
  return sum;
}

/** Distributions of a match, including extra innings. */
export interface BaseballDistributions extends MatchDistributions {
  readonly homeRuns: Distribution;
  readonly awayRuns: Distribution;
}

/** Computes the distributions of margin, total and runs of each side. */
export function computeBaseballDistributions(rates: BaseballRates, state: BaseballState): BaseballDistributions {
  const grid = computeFinalGrid(rates, state);
  const { score } = state;
  const margin = new Float64Array(2 * SPACE - 1);
  const total = new Float64Array(2 * SPACE - 1);
  const homeRuns = new Float64Array(SPACE);
  const awayRuns = new Float64Array(SPACE);
  const all = grid.reduce((sum, p) => sum + p, 0);
  grid.forEach((chance, cell) => {
    const [h, a, p] = [Math.floor(cell / SPACE), cell % SPACE, chance / all];
    margin[h - a + SPACE - 1]! += p;
    total[h + a]! += p;
    homeRuns[h]! += p;
    awayRuns[a]! += p;
  });
  const least = score.home - score.away - SPACE + 1;
  return {
    margin: { min: least, p: margin },
    total: { min: score.home + score.away, p: total },
    homeRuns: { min: score.home, p: homeRuns },
    awayRuns: { min: score.away, p: awayRuns },
    home: margin.reduce((sum, p, k) => (least + k > 0 ? sum + p : sum), 0),
  };
}
