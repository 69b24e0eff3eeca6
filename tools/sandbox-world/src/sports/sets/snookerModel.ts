import type { MatchState, PricingInput, SetState, SportModel } from '../../model/sportModel.ts';
import { createQuotes } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { memoizeLast, standingKey, stepped } from './memoizeLast.ts';
import { setClock } from './setClock.ts';
import {
  freshState,
  awardSet,
  isDecided,
  toSideKey,
  createSetParts,
  playedOut,
  runningPart,
  setScores,
  setsScript,
} from './setsCourse.ts';
import { type Race, raceEnds, computeSetsDistributions, type SetEnd, type SetsDistributions } from './setLaw.ts';
import { setsScope } from './setsQuotes.ts';

/**
 * Breaks that win a frame. Each brings 20 to 29 points, so three are always more than two, and no frame holds more than
 * the table does.
 */
const BREAKS = 3;
const BREAK = { least: 20, spread: 10 } as const;
const STRENGTH = 0.0045;
const DRIFT = 0.015;
/** Seconds of a break at the table with the safety before it, and between frames. */
const PACE = { visit: 210, frames: 150 } as const;

/** Chance of the home player to make the next break: strength and the form of the day (±2 %). */
function breakChance({ seed, home, away }: Fixture): number {
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  return Math.min(Math.max(0.5 + STRENGTH * lead + 0.04 * (form() - 0.5), 0.25), 0.75);
}

/** Current frame of a decided match: none is running. */
const NO_FRAME = { home: 0, away: 0 };

const FRAME: Race = { target: BREAKS, lead: 1 };

/** One more frame for its winner: frames are what handicap and total count. */
const frameEnd = ({ isHome, p }: SetEnd): SetEnd => ({ isHome, home: isHome ? 1 : 0, away: isHome ? 0 : 1, p });

/** Distributions of a match from its current score; the home player makes each break with probability `p`. */
function computeSnookerDistributions(state: MatchState, setsToWin: number, p: number): SetsDistributions {
  const fresh = raceEnds(p, { home: 0, away: 0 }, FRAME).map(frameEnd);
  return computeSetsDistributions({
    setsToWin,
    sets: state.sets,
    counted: state.sets,
    running: isDecided(state, setsToWin) ? [playedOut(NO_FRAME)] : raceEnds(p, state.points, FRAME).map(frameEnd),
    fresh: () => fresh,
  });
}

/** Snooker: a frame goes to the player who first makes three breaks. */
export function snookerModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const chance = breakChance(fixture);

  const point = (state: SetState, side: 'H' | 'C', size: number): string => {
    runningPart(state)[toSideKey(side)] += size;
    state.points[toSideKey(side)]++;
    if (state.points[toSideKey(side)] < BREAKS) return `F${state.parts.length}`;
    state.score[toSideKey(side)]++;
    return awardSet(state, side, { setsToWin, letter: 'F' });
  };

  const remembered = memoizeLast<SetsDistributions>();
  const computeDistributions = ({ state, drift }: PricingInput) => {
    const p = stepped(chance + (DRIFT * (drift.home - drift.away)) / 2);
    return remembered(p + standingKey(state), () => computeSnookerDistributions(state, setsToWin, p));
  };

  return {
    hasGoals: false,
    goalPoints: 0,
    point,
    createParts: (sets) => createSetParts(sets, { lost: { winner: 72, loser: 41 }, won: { winner: 74, loser: 25 } }),
    script: () =>
      setsScript(
        {
          state: freshState(undefined),
          setsToWin,
          first: 'F1',
          chance: () => chance,
          drawSize: (random) => BREAK.least + Math.floor(random() * BREAK.spread),
          point,
          gap: (random, isNewPart) => 1000 * (PACE.visit * (0.5 + random()) + (isNewPart ? PACE.frames : 0)),
        },
        createRandom(hashSeed(seed, 'breaks')),
      ),
    clock: setClock,
    scores: setScores,
    quotes: (input) => createQuotes(setsScope(input, setsToWin, league), computeDistributions(input)),
    detail: () => [],
    detailCount: () => 0,
  };
}
