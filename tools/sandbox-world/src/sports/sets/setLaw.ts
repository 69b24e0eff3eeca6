import type { Score } from '../../definitions/worldTypes.ts';
import type { Distribution } from '../../pricing/distribution.ts';
import type { MatchDistributions } from '../../model/createQuotes.ts';

/** One way a set can end: its winner, its score, its chance. */
export interface SetEnd {
  readonly isHome: boolean;
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** Points that a deuce is followed for: what is left then, some millionths, goes to the side in front. */
const LONGEST_DEUCE = 24;

/** A race to `target` points, won with this lead at least. */
export interface Race {
  readonly target: number;
  readonly lead: 1 | 2;
}

const hasWon = (points: number, others: number, { target, lead }: Race) => points >= target && points - others >= lead;

/** Ways in which a race ends from `score`, each point won by the home side with chance `p`. */
export function raceEnds(p: number, score: Score, race: Race): SetEnd[] {
  const ends: SetEnd[] = [];
  const limit = 2 * race.target + LONGEST_DEUCE;
  const start = score.home + score.away;
  // Chances by the home side's points, when `played` points are played.
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

/** Everything a match of sets can come to. */
export interface SetsDistributions extends MatchDistributions {
  /** Chance of each final number of sets, `H2C1` to be. */
  readonly sets: readonly (Score & { readonly p: number })[];
}

/** A match of sets as it stands. */
export interface SetsState {
  readonly setsToWin: number;
  readonly sets: Score;
  /** What counts of the sets that are over. */
  readonly counted: Score;
  /** Ways in which the running set ends. */
  readonly running: readonly SetEnd[];
  /** Ways in which a later set ends, by the sets played before it. */
  readonly fresh: (setsBefore: number) => readonly SetEnd[];
}

/** What is added to margin or total by one set. */
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

/** Chances of whole numbers around a start. */
class Sums {
  readonly reach: number;
  readonly p: Float64Array;
  low: number;
  high: number;

  /** `reach` is the farthest that a sum can come from its start. */
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

/** The farthest that a sum over the sets still to play can come from its start. */
function computeReach(state: SetsState, getValue: (end: SetEnd) => number): number {
  const { setsToWin, sets, running, fresh } = state;
  const left = 2 * setsToWin - 1 - sets.home - sets.away;
  const values = [...running, ...fresh(2 * setsToWin - 2), ...fresh(0)].map((end) => Math.abs(getValue(end)));
  return Math.max(left, 1) * Math.max(...values);
}

/** Probability that a match has this score in sets, by the sums of points. */
interface Standing {
  readonly sets: Score;
  readonly sums: Sums;
}

/** Plays one more set in every match still open: those it decides go into `final`, the others are returned. */
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

/** Law of a sum over the sets of a match, from `start`: only as many sets are played as it takes. */
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

const homeChance = (ends: readonly SetEnd[]) => ends.reduce((sum, end) => (end.isHome ? sum + end.p : sum), 0);

/** Chances of the final numbers of sets. */
function setsChances(state: SetsState): (Score & { p: number })[] {
  const { setsToWin } = state;
  const results: (Score & { p: number })[] = [];
  const walk = ({ home, away }: Score, p: number, chance: number) => {
    if (home >= setsToWin || away >= setsToWin) {
      const known = results.find((one) => one.home === home && one.away === away);
      if (known) known.p += p;
      else results.push({ home, away, p });
      return;
    }
    const later = homeChance(state.fresh(home + away + 1));
    walk({ home: home + 1, away }, p * chance, later);
    walk({ home, away: away + 1 }, p * (1 - chance), later);
  };
  walk(state.sets, 1, homeChance(state.running));
  return results;
}

/** Laws of a match of sets: margin and total of what counts, final sets, winner. */
export function computeSetsDistributions(state: SetsState): SetsDistributions {
  const { home, away } = state.counted;
  const sets = setsChances(state);
  return {
    margin: computeSumDistribution(state, home - away, (end) => end.home - end.away),
    total: computeSumDistribution(state, home + away, (end) => end.home + end.away),
    sets,
    home: sets.reduce((sum, one) => (one.home > one.away ? sum + one.p : sum), 0),
  };
}
