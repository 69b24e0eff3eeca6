import { partsText } from '../engine/partsText.ts';
import type { ScriptEvent } from '../engine/scriptEvent.ts';
import type { MatchState, PricingInput, ScoreFields, SetState, SportModel } from '../engine/sportModel.ts';
import { createQuotes } from '../pricing/createQuotes.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { setClock } from '../sets/setClock.ts';
import { memoizeLast, standingKey, stepped } from '../sets/memoizeLast.ts';
import { computeSetsDistributions, type SetsDistributions } from '../sets/setLaw.ts';
import { freshState, isDecided, createSetParts, playedOut, setsScript, type SetsPlan } from '../sets/setsCourse.ts';
import { setScoreQuotes, setsScope } from '../sets/setsQuotes.ts';
import { freshSetEnds, type ServeOdds, serveOdds, tennisSetEnds, tieBreakChance } from './tennisLaw.ts';
import { calledPoints, isTieBreak, tennisPoint } from './tennisPoint.ts';

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
  const fresh = freshSetEnds(now);
  return computeSetsDistributions({
    setsToWin,
    sets: state.sets,
    counted: { home: state.score.home - games.home, away: state.score.away - games.away },
    running: isDecided(state, setsToWin)
      ? [playedOut(games)]
      : tennisSetEnds(now, { games, points: state.points, server: state.serve ?? firstServe }),
    fresh: () => fresh,
  });
}

/** Returns the additional seconds after a game and after a set. */
function pauses(state: SetState, isNewPart: boolean): number {
  const isNewGame = state.points.home + state.points.away === 0;
  return (isNewGame ? PACE.change / 2 : 0) + (isNewPart ? PACE.sets : 0);
}

function tennisScript({ odds, setsToWin, firstServe }: TennisMatch, seed: number): ScriptEvent[] {
  const state = freshState(firstServe);
  const chance = (now: SetState) => {
    if (isTieBreak(now)) return tieBreakChance(odds);
    return (now.serve ?? firstServe) === 'H' ? odds.home : 1 - odds.away;
  };
  const plan: SetsPlan = {
    state,
    setsToWin,
    first: 'S1',
    chance,
    drawSize: () => 1,
    point: (now, side) => tennisPoint(now, side, setsToWin),
    gap: (random, isNewPart) => 1000 * (PACE.point * (0.6 + 0.8 * random()) + pauses(state, isNewPart)),
  };
  return setsScript(plan, createRandom(hashSeed(seed, 'points')));
}

function tennisScores(state: MatchState): ScoreFields {
  const { sets, parts, serve } = state;
  const games = parts.at(-1);
  const called = calledPoints(state);
  return {
    sc_set_H: String(sets.home),
    sc_set_A: String(sets.away),
    ...(games && { sc_game_H: String(games.home), sc_game_A: String(games.away) }),
    sc_point_H: called.home,
    sc_point_A: called.away,
    sc_parts: partsText(parts),
    ...(serve && { serve }),
  };
}

/** Creates the model of tennis. All prices follow from the two serve probabilities. */
export function tennisModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const firstServe = hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C';
  const match: TennisMatch = { odds: serveOdds(fixture), setsToWin, firstServe };

  const remembered = memoizeLast<SetsDistributions>();
  const computeDistributions = ({ state, drift }: PricingInput) => {
    const by = stepped((DRIFT * (drift.home - drift.away)) / 2);
    return remembered(by + standingKey(state), () => computeTennisDistributions(match, state, by));
  };
  const createScope = (input: PricingInput) => setsScope(input, setsToWin, league);

  return {
    hasGoals: false,
    goalPoints: 0,
    firstServe,
    point: (state, side) => tennisPoint(state, side, setsToWin),
    createParts: (sets) => createSetParts(sets, { lost: { winner: 6, loser: 4 }, won: { winner: 6, loser: 3 } }),
    script: () => tennisScript(match, seed),
    clock: setClock,
    scores: tennisScores,
    quotes: (input) => createQuotes(createScope(input), computeDistributions(input)),
    detail: (input) => setScoreQuotes(createScope(input), computeDistributions(input), setsToWin),
    detailCount: () => 1,
  };
}
