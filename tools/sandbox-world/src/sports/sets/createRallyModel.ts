import type { ScriptEvent } from '../../model/scriptEvent.ts';
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
  getOtherSide,
  createSetParts,
  toSetEnd,
  getCurrentPart,
  buildSetScores,
  buildSetsScript,
  type SetsPlan,
} from './setsTimeline.ts';
import {
  type Race,
  computeRaceEnds,
  computeSetsDistributions,
  type SetEnd,
  type SetsDistributions,
} from './setsDistributions.ts';
import { createSetScoreQuotes, createSetsScope } from './setsQuotes.ts';

/** Rules of a rally sport: points of a set and of the last set, and seconds of a rally and of a break. */
interface RallyRules {
  readonly target: number;
  readonly lastTarget: number;
  /** Effect of one point of strength on the probability of a rally. */
  readonly strength: number;
  readonly homeAdvantage: number;
  readonly rally: number;
  readonly pause: number;
  /** Rallies per turn of service; 0 if the winner of a rally serves next. */
  readonly servesOf: number;
}

const VOLLEYBALL: RallyRules = {
  target: 25,
  lastTarget: 15,
  strength: 0.0016,
  homeAdvantage: 0.006,
  rally: 24,
  pause: 180,
  servesOf: 0,
};

const TABLE_TENNIS: RallyRules = {
  target: 11,
  lastTarget: 11,
  strength: 0.0026,
  homeAdvantage: 0,
  rally: 16,
  pause: 60,
  servesOf: 2,
};

const DRIFT = 0.006;

/** Computes the probability that the home side wins a rally, from strengths and random form (±1 %). */
function computeRallyProbability({ seed, home, away, league }: Fixture): number {
  const rules = league.gameType === 'VB' ? VOLLEYBALL : TABLE_TENNIS;
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  const chance = 0.5 + rules.strength * lead + rules.homeAdvantage + 0.02 * (form() - 0.5);
  return Math.min(Math.max(chance, 0.4), 0.6);
}

/** Match of a rally sport. */
interface RallyMatch {
  readonly rules: RallyRules;
  readonly bestOf: number;
  readonly setsToWin: number;
  readonly firstServe: 'H' | 'C';
  /** Probability that the home side wins a rally. */
  readonly chance: number;
}

const getTarget = ({ rules, bestOf }: RallyMatch, setsBefore: number) =>
  setsBefore === bestOf - 1 ? rules.lastTarget : rules.target;

/** Returns the side that serves next. */
function getNextServer({ rules, firstServe }: RallyMatch, state: SetState, winner: 'H' | 'C'): 'H' | 'C' {
  if (rules.servesOf === 0) return winner;
  const { home, away } = getCurrentPart(state);
  const starter = state.parts.length % 2 === 1 ? firstServe : getOtherSide(firstServe);
  const isDeuce = Math.min(home, away) >= rules.target - 1;
  const turns = isDeuce ? home + away : Math.floor((home + away) / rules.servesOf);
  return turns % 2 === 0 ? starter : getOtherSide(starter);
}

function playPoint(match: RallyMatch, state: SetState, side: 'H' | 'C'): string {
  const part = getCurrentPart(state);
  part[toSideKey(side)]++;
  state.score[toSideKey(side)]++;
  const target = getTarget(match, state.parts.length - 1);
  const isWon = part[toSideKey(side)] >= target && Math.abs(part.home - part.away) >= 2;
  const { setsToWin } = match;
  const period = isWon ? awardSet(state, side, { setsToWin, letter: 'S' }) : `S${state.parts.length}`;
  state.serve = getNextServer(match, state, side);
  return period;
}

/** Computes the distributions of a match from its current score; the home side wins each rally with probability `p`. */
function computeRallyDistributions(match: RallyMatch, state: MatchState, p: number): SetsDistributions {
  const { setsToWin } = match;
  const part = state.parts.at(-1) ?? { home: 0, away: 0 };
  const createRace = (setsBefore: number): Race => ({ target: getTarget(match, setsBefore), lead: 2 });
  const fresh = new Map<number, SetEnd[]>();
  const freshEnds = (setsBefore: number) => {
    const race = createRace(setsBefore);
    const ends = fresh.get(race.target) ?? computeRaceEnds(p, { home: 0, away: 0 }, race);
    fresh.set(race.target, ends);
    return ends;
  };
  return computeSetsDistributions({
    setsToWin,
    sets: state.sets,
    counted: { home: state.score.home - part.home, away: state.score.away - part.away },
    running: isDecided(state, setsToWin)
      ? [toSetEnd(part)]
      : computeRaceEnds(p, part, createRace(Math.max(state.parts.length - 1, 0))),
    fresh: freshEnds,
  });
}

function buildRallyScript(match: RallyMatch, seed: number): ScriptEvent[] {
  const { rules, setsToWin, chance, firstServe } = match;
  const plan: SetsPlan = {
    state: createFreshState(firstServe),
    setsToWin,
    first: 'S1',
    chance: () => chance,
    drawSize: () => 1,
    point: (state, side) => playPoint(match, state, side),
    gap: (draw, isNewPart) => 1000 * (rules.rally * (0.6 + 0.8 * draw()) + (isNewPart ? rules.pause : 0)),
  };
  return buildSetsScript(plan, createRandom(hashSeed(seed, 'points')));
}

/** Creates the model of volleyball and table tennis. Each rally is a point and is won with the same probability. */
export function createRallyModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const rules = league.gameType === 'VB' ? VOLLEYBALL : TABLE_TENNIS;
  const setsToWin = (league.bestOf + 1) / 2;
  const firstServe = hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C';
  const match: RallyMatch = {
    rules,
    bestOf: league.bestOf,
    setsToWin,
    firstServe,
    chance: computeRallyProbability(fixture),
  };

  const remembered = memoizeLast<SetsDistributions>();
  const computeDistributions = ({ state, drift }: PricingInput): SetsDistributions => {
    const p = roundProbability(Math.min(Math.max(match.chance + (DRIFT * (drift.home - drift.away)) / 2, 0.38), 0.62));
    return remembered(p + buildStandingKey(state), () => computeRallyDistributions(match, state, p));
  };
  const createScope = (input: PricingInput) => createSetsScope(input, setsToWin, league);
  const { target } = rules;

  return {
    hasGoals: false,
    goalPoints: 0,
    firstServe,
    point: (state, side) => playPoint(match, state, side),
    createParts: (sets) =>
      createSetParts(sets, { lost: { winner: target, loser: target - 3 }, won: { winner: target, loser: target - 4 } }),
    script: () => buildRallyScript(match, seed),
    clock: computeSetClock,
    scores: buildSetScores,
    quotes: (input) => createQuotes(createScope(input), computeDistributions(input)),
    detail: (input) => createSetScoreQuotes(createScope(input), computeDistributions(input), setsToWin),
    detailCount: () => 1,
  };
}
