import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Mean runs of each side in one inning. */
export interface BaseballRates {
  readonly home: number;
  readonly away: number;
}

export const INNINGS = 9;
/** Runs of one inning that the law names; more are counted as these. */
const MAX_RUNS = 8;
/** Runs of a side that the law can hold. */
const SPACE = 28;
/** Rarer states are left out. */
const MIN_PROBABILITY = 1e-9;
/** Extra innings begin with a runner on second base: more runs. */
const EXTRA = 1.9;
/** Extra innings after which the rest, some thousandths, is given to the home side. */
const MAX_EXTRA_INNINGS = 7;

const STRENGTH = 0.009;
const HOME_ADVANTAGE = 0.03;

/** Runs an inning of a fixture: league mean, home advantage, strength, and the form of the day (±8 %). */
export function baseballRates({ seed, league, home, away }: Fixture): BaseballRates {
  const form = createRandom(hashSeed(seed, 'form'));
  const rate = (attack: number, defence: number, advantage: number) =>
    (league.meanScore / 2 / INNINGS) * Math.exp(STRENGTH * (attack - defence) + advantage + 0.16 * (form() - 0.5));
  return {
    home: rate(home.attack, away.defence, HOME_ADVANTAGE),
    away: rate(away.attack, home.defence, -HOME_ADVANTAGE),
  };
}

/**
 * Runs of one half inning: most often none, and where one scores more may follow. A geometric law of this mean, with
 * the part of scoring innings that baseball has (28 % at half a run).
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

/** Who bats next: the inning, and whether its bottom half is to be played. */
export interface BaseballState {
  readonly inning: number;
  readonly isBottom: boolean;
  /** Part of the running half inning still to come; what it brought so far is in the score. */
  readonly left: number;
  readonly score: Score;
}

/** Joint law of the final runs, both counted from the score now: home × SPACE + away. */
type Grid = Float64Array;

const emptyGrid = (): Grid => new Float64Array(SPACE * SPACE);

const cap = (runs: number) => (runs < SPACE ? runs : SPACE - 1);

/** One half of the last inning or of an extra one: the home side stops when it leads. */
function halfInning(
  grid: Grid,
  distribution: Float64Array,
  { lead, isBottom }: { readonly lead: number; readonly isBottom: boolean },
): Grid {
  const next = emptyGrid();
  for (let cell = 0; cell < grid.length; cell++) {
    const p = grid[cell]!;
    if (p < MIN_PROBABILITY) continue;
    const h = Math.floor(cell / SPACE);
    const a = cell % SPACE;
    const most = isBottom ? Math.max(1 - (h - a + lead), 0) : distribution.length;
    for (let runs = 0; runs < distribution.length; runs++) {
      const counted = runs < most ? runs : most;
      next[isBottom ? cap(h + counted) * SPACE + a : h * SPACE + cap(a + counted)]! += p * distribution[runs]!;
    }
  }
  return next;
}

/** One side's runs after another half inning in which nobody has to stop. */
function addRuns(before: Float64Array, distribution: Float64Array): Float64Array {
  const next = new Float64Array(SPACE);
  for (let held = 0; held < SPACE; held++) {
    for (let runs = 0; runs < distribution.length; runs++)
      next[cap(held + runs)]! += before[held]! * distribution[runs]!;
  }
  return next;
}

/** The laws of the innings of a match; `running` is what is left of the half being played. */
interface InningDistributions {
  readonly running: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/** Before the last inning the sides know nothing of each other: each is a sum of its own, and the grid their product. */
function gridBeforeLast({ inning, isBottom }: BaseballState, { running, ...laws }: InningDistributions): Grid {
  let home: Float64Array = new Float64Array(SPACE);
  let away: Float64Array = new Float64Array(SPACE);
  home[0] = 1;
  away[0] = 1;
  for (let k = inning; k < INNINGS; k++) {
    const isRunning = k === inning;
    if (!isRunning || !isBottom) away = addRuns(away, isRunning ? running : laws.away);
    home = addRuns(home, isRunning && isBottom ? running : laws.home);
  }
  const grid = emptyGrid();
  for (let h = 0; h < SPACE; h++) for (let a = 0; a < SPACE; a++) grid[h * SPACE + a] = home[h]! * away[a]!;
  return grid;
}

/** Takes the ties out of a grid. */
function splitTies(grid: Grid, lead: number): Grid {
  const ties = emptyGrid();
  for (let h = Math.max(-lead, 0); h < SPACE && h + lead < SPACE; h++) {
    const cell = h * SPACE + h + lead;
    ties[cell] = grid[cell]!;
    grid[cell] = 0;
  }
  return ties;
}

/** Everything that can still happen, extra innings included. */
function finalGrid(rates: BaseballRates, state: BaseballState): Grid {
  const { inning, isBottom, left, score } = state;
  const lead = score.home - score.away;
  const running = computeRunsDistribution((isBottom ? rates.home : rates.away) * left, inning > INNINGS);
  const distributions = { home: computeRunsDistribution(rates.home), away: computeRunsDistribution(rates.away) };
  const extra = { home: computeRunsDistribution(rates.home, true), away: computeRunsDistribution(rates.away, true) };
  let grid = gridBeforeLast(state, { running, ...distributions });
  const sum = emptyGrid();
  for (let k = Math.max(inning, INNINGS); k <= INNINGS + MAX_EXTRA_INNINGS; k++) {
    const { home, away } = k > INNINGS ? extra : distributions;
    const isRunning = k === inning;
    if (!isRunning || !isBottom) {
      grid = halfInning(grid, isRunning ? running : away, { lead, isBottom: false });
    }
    grid = halfInning(grid, isRunning && isBottom ? running : home, { lead, isBottom: true });
    const ties = splitTies(grid, lead);
    for (let cell = 0; cell < sum.length; cell++) sum[cell]! += grid[cell]!;
    grid = ties;
  }
  for (let cell = 0; cell < sum.length; cell++) sum[Math.min(cell + SPACE, sum.length - 1)]! += grid[cell]!;
  return sum;
}

/** Laws of a match, extra innings included. */
export interface BaseballDistributions extends MatchDistributions {
  readonly homeRuns: Distribution;
  readonly awayRuns: Distribution;
}

/** Final margin, total and runs of each side, inning by inning: the last half ends when the home side leads. */
export function computeBaseballDistributions(rates: BaseballRates, state: BaseballState): BaseballDistributions {
  const grid = finalGrid(rates, state);
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
