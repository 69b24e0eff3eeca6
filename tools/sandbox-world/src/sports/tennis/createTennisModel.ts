import { toWireParts } from '../../model/toWireParts.ts';
import type { ScriptEvent } from '../../model/scriptEvent.ts';
import type { MatchState, PricingInput, ScoreFields, SetState, SportModel } from '../../model/sportModel.ts';
import { createQuotes } from '../../model/createQuotes.ts';
import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { computeSetClock } from '../sets/computeSetClock.ts';
import { memoizeLast, buildStandingKey, roundProbability } from '../sets/memoizeLast.ts';
import { computeSetsDistributions, type SetsDistributions } from '../sets/setsDistributions.ts';
import {
  createFreshState,
  isDecided,
  createSetParts,
  toSetEnd,
  buildSetsScript,
  type SetsPlan,
} from '../sets/setsTimeline.ts';
import { createSetScoreQuotes, createSetsScope } from '../sets/setsQuotes.ts';
import {
  computeFreshSetEnds,
  type ServeOdds,
  computeServeOdds,
  computeTennisSetEnds,
  computeTieBreakProbability,
} from './tennisDistributions.ts';
import { formatCalledPoints, isTieBreak, playTennisPoint } from './tennisPoint.ts';

const DRIFT = 0.008;
/** Seconds of a point, of the change of ends after every second game, and between sets. */
const PACE = { point: 28, change: 75, sets: 120 } as const;

/** Match of tennis. */
interface TennisMatch {
  readonly odds: ServeOdds;
  readonly setsToWin: number;
  readonly firstServe: 'H' | 'C';
}

/**
 * Computes the distributions of a match from its current score; `drift` shifts the serve probabilities to the home
 * player.
 */
function computeTennisDistributions(
  { odds, setsToWin, firstServe }: TennisMatch,
  state: MatchState,
  drift: number,
): SetsDistributions {
  const now: ServeOdds = { home: odds.home + drift, away: odds.away - drift };
  const games = state.parts.at(-1) ?? { home: 0, away: 0 };
  const fresh = computeFreshSetEnds(now);
  return computeSetsDistributions({
    setsToWin,
    sets: state.sets,
    counted: { home: state.score.home - games.home, away: state.score.away - games.away },
    running: isDecided(state, setsToWin)
      ? [toSetEnd(games)]
      : computeTennisSetEnds(now, { games, points: state.points, server: state.serve ?? firstServe }),
    fresh: () => fresh,
  });
}

/** Returns the additional seconds after a game and after a set. */
function computePause(state: SetState, isNewPart: boolean): number {
  const isNewGame = state.points.home + state.points.away === 0;
  return (isNewGame ? PACE.change / 2 : 0) + (isNewPart ? PACE.sets : 0);
}

function buildTennisScript({ odds, setsToWin, firstServe }: TennisMatch, seed: number): ScriptEvent[] {
  const state = createFreshState(firstServe);
  const chance = (now: SetState) => {
    if (isTieBreak(now)) return computeTieBreakProbability(odds);
    return (now.serve ?? firstServe) === 'H' ? odds.home : 1 - odds.away;
  };
  const plan: SetsPlan = {
    state,
    setsToWin,
    first: 'S1',
    chance,
    drawSize: () => 1,
    point: (now, side) => playTennisPoint(now, side, setsToWin),
    gap: (random, isNewPart) => 1000 * (PACE.point * (0.6 + 0.8 * random()) + computePause(state, isNewPart)),
  };
  return buildSetsScript(plan, createRandom(hashSeed(seed, 'points')));
}

function buildTennisScores(state: MatchState): ScoreFields {
  const { sets, parts, serve } = state;
  const games = parts.at(-1);
  const called = formatCalledPoints(state);
  return {
    sc_set_H: String(sets.home),
    sc_set_A: String(sets.away),
    ...(games && { sc_game_H: String(games.home), sc_game_A: String(games.away) }),
    sc_point_H: called.home,
    sc_point_A: called.away,
    sc_parts: toWireParts(parts),
    ...(serve && { serve }),
  };
}

/** Creates the model of tennis. All prices follow from the two serve probabilities. */
export function createTennisModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const firstServe = hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C';
  const match: TennisMatch = { odds: computeServeOdds(fixture), setsToWin, firstServe };

  const remembered = memoizeLast<SetsDistributions>();
  const computeDistributions = ({ state, drift }: PricingInput) => {
    const by = roundProbability((DRIFT * (drift.home - drift.away)) / 2);
    return remembered(by + buildStandingKey(state), () => computeTennisDistributions(match, state, by));
  };
  const createScope = (input: PricingInput) => createSetsScope(input, setsToWin, league);

  return {
    hasGoals: false,
    goalPoints: 0,
    firstServe,
    point: (state, side) => playTennisPoint(state, side, setsToWin),
    createParts: (sets) => createSetParts(sets, { lost: { winner: 6, loser: 4 }, won: { winner: 6, loser: 3 } }),
    script: () => buildTennisScript(match, seed),
    clock: computeSetClock,
    scores: buildTennisScores,
    quotes: (input) => createQuotes(createScope(input), computeDistributions(input)),
    detail: (input) => createSetScoreQuotes(createScope(input), computeDistributions(input), setsToWin),
    detailCount: () => 1,
  };
}
