import type { MatchState, PricingInput, SetState, SportModel } from '../../model/sportModel.ts';
import { createQuotes } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { memoizeLast, buildStandingKey, roundProbability } from './memoizeLast.ts';
import { computeSetClock } from './computeSetClock.ts';
import {
  createFreshState,
  awardSet,
  isDecided,
  toSideKey,
  createSetParts,
  toSetEnd,
  getCurrentPart,
  buildSetScores,
  buildSetsScript,
} from './setsTimeline.ts';
import {
  type Race,
  computeRaceEnds,
  computeSetsDistributions,
  type SetEnd,
  type SetsDistributions,
} from './setsDistributions.ts';
import { createSetsScope } from './setsQuotes.ts';

/**
 * Number of breaks that win a frame. A break has 20 to 29 points, so 3 breaks always beat 2, and a frame has no more points
 * than the table allows.
 */
const BREAKS = 3;
const BREAK = { least: 20, spread: 10 } as const;
const STRENGTH = 0.0045;
const DRIFT = 0.015;
/** Seconds of a break with the safety play before it, and between frames. */
const PACE = { visit: 210, frames: 150 } as const;

/** Computes the probability that the home player makes the next break, from strengths and random form (±2 %). */
function computeBreakProbability({ seed, home, away }: Fixture): number {
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  return Math.min(Math.max(0.5 + STRENGTH * lead + 0.04 * (form() - 0.5), 0.25), 0.75);
}

/** Score of the current frame in a decided match. */
const NO_FRAME = { home: 0, away: 0 };

const FRAME: Race = { target: BREAKS, lead: 1 };

/** Converts the result of a frame to frames, which handicap and total count. */
const toFrameEnd = ({ isHome, p }: SetEnd): SetEnd => ({ isHome, home: isHome ? 1 : 0, away: isHome ? 0 : 1, p });

/** Computes the distributions of a match from its current score; the home player makes each break with probability `p`. */
function computeSnookerDistributions(state: MatchState, setsToWin: number, p: number): SetsDistributions {
  const fresh = computeRaceEnds(p, { home: 0, away: 0 }, FRAME).map(toFrameEnd);
  return computeSetsDistributions({
    setsToWin,
    sets: state.sets,
    counted: state.sets,
    running: isDecided(state, setsToWin)
      ? [toSetEnd(NO_FRAME)]
      : computeRaceEnds(p, state.points, FRAME).map(toFrameEnd),
    fresh: () => fresh,
  });
}

/** Creates the model of snooker. The first player with 3 breaks wins a frame. */
export function createSnookerModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const chance = computeBreakProbability(fixture);

  const point = (state: SetState, side: 'H' | 'C', size: number): string => {
    getCurrentPart(state)[toSideKey(side)] += size;
    state.points[toSideKey(side)]++;
    if (state.points[toSideKey(side)] < BREAKS) return `F${state.parts.length}`;
    state.score[toSideKey(side)]++;
    return awardSet(state, side, { setsToWin, letter: 'F' });
  };

  const remembered = memoizeLast<SetsDistributions>();
  const computeDistributions = ({ state, drift }: PricingInput) => {
    const p = roundProbability(chance + (DRIFT * (drift.home - drift.away)) / 2);
    return remembered(p + buildStandingKey(state), () => computeSnookerDistributions(state, setsToWin, p));
  };

  return {
    hasGoals: false,
    goalPoints: 0,
    point,
    createParts: (sets) => createSetParts(sets, { lost: { winner: 72, loser: 41 }, won: { winner: 74, loser: 25 } }),
    script: () =>
      buildSetsScript(
        {
          state: createFreshState(undefined),
          setsToWin,
          first: 'F1',
          chance: () => chance,
          drawSize: (random) => BREAK.least + Math.floor(random() * BREAK.spread),
          point,
          gap: (random, isNewPart) => 1000 * (PACE.visit * (0.5 + random()) + (isNewPart ? PACE.frames : 0)),
        },
        createRandom(hashSeed(seed, 'breaks')),
      ),
    clock: computeSetClock,
    scores: buildSetScores,
    quotes: (input) => createQuotes(createSetsScope(input, setsToWin, league), computeDistributions(input)),
    detail: () => [],
    detailCount: () => 0,
  };
}
