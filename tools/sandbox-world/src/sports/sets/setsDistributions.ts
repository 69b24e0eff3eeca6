import type { Score } from '../../definitions/worldTypes.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';

/** Possible result of a set: winner, score and probability. */
export interface SetEnd {
  readonly isHome: boolean;
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** Points of deuce that are computed. The remaining probability, a few millionths, goes to the leading side. */
const LONGEST_DEUCE = 24;

/** Race to `target` points with a minimum lead. */
export interface Race {
  readonly target: number;
  readonly lead: 1 | 2;
}

const hasWon = (points: number, others: number, { target, lead }: Race) => points >= target && points - others >= lead;

/** Computes the possible results of a race from `score`. The home side wins each point with probability `p`. */
export function computeRaceEnds(p: number, score: Score, race: Race): SetEnd[] {
  const ends: SetEnd[] = [];
  const limit = 2 * race.target + LONGEST_DEUCE;
  const start = score.home + score.away;
  // Probabilities by the home side's points after `played` points.
  let row = new Float64Array(limit + 2);
  let next = new Float64Array(limit + 2);
  row[score.home] = 1;
  for (let played = start, isOpen = true; isOpen && played <= limit; played++) {
    next.fill(0);
    isOpen = false;
    for (let home = score.home; home <= played - score.away; home++) {
      const chance = row[home]!;
      if (chance === 0) continue;
      for (const isHome of [true, false]) {
        const [h, a] = isHome ? [home + 1, played - home] : [home, played - home + 1];
        const q = chance * (isHome ? p : 1 - p);
        const isWon = isHome ? hasWon(h, a, race) : hasWon(a, h, race);
        if (isWon || played === limit) ends.push({ isHome: h > a, home: h, away: a, p: q });
        else {
          next[h]! += q;
          isOpen = true;
        }
      }
    }
    [row, next] = [next, row];
  }
  return ends;
}

/** Distributions of a match of sets. */
export interface SetsDistributions extends MatchDistributions {
  /** Probability of each final score in sets. */
  readonly sets: readonly (Score & { readonly p: number })[];
}

/** Current state of a match of sets. */
export interface SetsState {
  readonly setsToWin: number;
  readonly sets: Score;
  /** Counted score of the finished sets. */
  readonly counted: Score;
  /** Possible results of the current set. */
  readonly running: readonly SetEnd[];
  /** Returns the possible results of a later set, given the number of sets before it. */
  readonly fresh: (setsBefore: number) => readonly SetEnd[];
}

/** Change of margin or total by a set. */
interface Step {
  readonly isHome: boolean;
  readonly by: number;
  readonly p: number;
}

function toSteps(ends: readonly SetEnd[], getValue: (end: SetEnd) => number): Step[] {
  const steps = new Map<string, { isHome: boolean; by: number; p: number }>();
  for (const end of ends) {
    const by = getValue(end);
    const key = `${end.isHome}${by}`;
    const known = steps.get(key);
    if (known) known.p += end.p;
    else steps.set(key, { isHome: end.isHome, by, p: end.p });
  }
  return [...steps.values()];
}

/** Distribution of a sum around its start. */
class Sums {
  readonly reach: number;
  readonly p: Float64Array;
  low: number;
  high: number;

  /** @param reach largest distance of the sum from its start */
  constructor(reach: number) {
    this.reach = reach;
    this.p = new Float64Array(2 * reach + 1);
    this.low = reach;
    this.high = reach;
  }

  addShifted(other: Sums, by: number, chance: number): void {
    for (let k = other.low; k <= other.high; k++) this.p[k + by]! += other.p[k]! * chance;
    this.low = Math.min(this.low, other.low + by);
    this.high = Math.max(this.high, other.high + by);
  }
}

/** Returns the largest possible change of a sum in the remaining sets. */
function computeReach(state: SetsState, getValue: (end: SetEnd) => number): number {
  const { setsToWin, sets, running, fresh } = state;
  const left = 2 * setsToWin - 1 - sets.home - sets.away;
  const values = [...running, ...fresh(2 * setsToWin - 2), ...fresh(0)].map((end) => Math.abs(getValue(end)));
  return Math.max(left, 1) * Math.max(...values);
}

/** Score in sets, and the probabilities of the sums of points at that score. */
interface Standing {
  readonly sets: Score;
  readonly sums: Sums;
}

/** Plays one more set. Decided matches are added to `final`; the others are returned. */
function playSet(
  open: Iterable<Standing>,
  steps: readonly Step[],
  end: { setsToWin: number; final: Sums },
): Standing[] {
  const next = new Map<string, Standing>();
  for (const { sets, sums } of open) {
    for (const { isHome, by, p } of steps) {
      const after = { home: sets.home + (isHome ? 1 : 0), away: sets.away + (isHome ? 0 : 1) };
      const isOver = after.home >= end.setsToWin || after.away >= end.setsToWin;
      const key = `${after.home}:${after.away}`;
      const target = isOver ? end.final : (next.get(key)?.sums ?? new Sums(end.final.reach));
      if (!isOver && !next.has(key)) next.set(key, { sets: after, sums: target });
      target.addShifted(sums, by, p);
    }
  }
  return [...next.values()];
}

/** Computes the distribution of a sum over the remaining sets. No sets are played after the match is decided. */
function computeSumDistribution(state: SetsState, start: number, getValue: (end: SetEnd) => number): Distribution {
  const { setsToWin, sets, running, fresh } = state;
  const reach = computeReach(state, getValue);
  const final = new Sums(reach);
  const first = new Sums(reach);
  first.p[reach] = 1;
  let open = playSet([{ sets, sums: first }], toSteps(running, getValue), { setsToWin, final });
  while (open[0]) {
    const { home, away } = open[0].sets;
    open = playSet(open, toSteps(fresh(home + away), getValue), { setsToWin, final });
  }
  return { min: start + final.low - reach, p: final.p.slice(final.low, final.high + 1) };
}

const sumHomeProbability = (ends: readonly SetEnd[]) => ends.reduce((sum, end) => (end.isHome ? sum + end.p : sum), 0);

/** Computes the probabilities of the final scores in sets. */
function computeSetsProbabilities(state: SetsState): (Score & { p: number })[] {
  const { setsToWin } = state;
  const results: (Score & { p: number })[] = [];
  const walk = ({ home, away }: Score, p: number, chance: number) => {
    if (home >= setsToWin || away >= setsToWin) {
      const known = results.find((one) => one.home === home && one.away === away);
      if (known) known.p += p;
      else results.push({ home, away, p });
      return;
    }
    const later = sumHomeProbability(state.fresh(home + away + 1));
    walk({ home: home + 1, away }, p * chance, later);
    walk({ home, away: away + 1 }, p * (1 - chance), later);
  };
  walk(state.sets, 1, sumHomeProbability(state.running));
  return results;
}

/** Computes the distributions of margin and total, the final sets, and the probability of a home win. */
export function computeSetsDistributions(state: SetsState): SetsDistributions {
  const { home, away } = state.counted;
  const sets = computeSetsProbabilities(state);
  return {
    margin: computeSumDistribution(state, home - away, (end) => end.home - end.away),
    total: computeSumDistribution(state, home + away, (end) => end.home + end.away),
    sets,
    home: sets.reduce((sum, one) => (one.home > one.away ? sum + one.p : sum), 0),
  };
}
