import { partsText } from '../engine/partsText.ts';
import { type Drift, type MatchState, type SetState, type SportModel } from '../engine/sportModel.ts';
import { lawQuotes } from '../pricing/lawQuotes.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { type Fixture } from '../schedule/fixture.ts';
import { type Score } from '../worldTypes.ts';
import { lastOf, standingKey, stepped } from './lastOf.ts';
import { setClock } from './setClock.ts';
import { freshState, giveSet, isDecided, keyOf, otherSide, playedOut, runningPart, setsScript } from './setsCourse.ts';
import { raceEnds, setsLaw, type SetEnd, type SetsLaw } from './setLaw.ts';
import { setScoreQuotes, setsScope } from './setsQuotes.ts';

/** Rules of a sport of rallies: points of a set and of the last one, seconds of a rally and of a break. */
interface RallyRules {
  readonly target: number;
  readonly lastTarget: number;
  /** How much one point of strength moves the chance of a rally. */
  readonly strength: number;
  readonly homeAdvantage: number;
  readonly rally: number;
  readonly pause: number;
  /** Rallies after which the serve goes over; 0: the winner of a rally serves. */
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

/** Chance of the home side to win a rally: strength and the form of the day (±1 %). */
function rallyChance({ seed, home, away, league }: Fixture): number {
  const rules = league.gameType === 'VB' ? VOLLEYBALL : TABLE_TENNIS;
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  const chance = 0.5 + rules.strength * lead + rules.homeAdvantage + 0.02 * (form() - 0.5);
  return Math.min(Math.max(chance, 0.4), 0.6);
}

/** Volleyball and table tennis: every rally is a point, won with the same chance. */
export function rallyModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const rules = league.gameType === 'VB' ? VOLLEYBALL : TABLE_TENNIS;
  const setsToWin = (league.bestOf + 1) / 2;
  const chance = rallyChance(fixture);
  const firstServe = hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C';
  const targetOf = (setsBefore: number) => (setsBefore === league.bestOf - 1 ? rules.lastTarget : rules.target);

  /** Who serves next. */
  const serverAfter = (state: SetState, winner: 'H' | 'C'): 'H' | 'C' => {
    if (rules.servesOf === 0) return winner;
    const { home, away } = runningPart(state);
    const starter = state.parts.length % 2 === 1 ? firstServe : otherSide(firstServe);
    const isDeuce = Math.min(home, away) >= rules.target - 1;
    const turns = isDeuce ? home + away : Math.floor((home + away) / rules.servesOf);
    return turns % 2 === 0 ? starter : otherSide(starter);
  };

  const point = (state: SetState, side: 'H' | 'C'): string => {
    const part = runningPart(state);
    part[keyOf(side)]++;
    state.score[keyOf(side)]++;
    const target = targetOf(state.parts.length - 1);
    const isWon = part[keyOf(side)] >= target && Math.abs(part.home - part.away) >= 2;
    const period = isWon ? giveSet(state, side, setsToWin, 'S') : `S${state.parts.length}`;
    state.serve = serverAfter(state, side);
    return period;
  };

  const remembered = lastOf<SetsLaw>();
  const lawOf = (state: MatchState, drift: Drift): SetsLaw => {
    const p = stepped(Math.min(Math.max(chance + (DRIFT * (drift.home - drift.away)) / 2, 0.38), 0.62));
    return remembered(p + standingKey(state), () => lawAt(state, p));
  };

  const lawAt = (state: MatchState, p: number): SetsLaw => {
    const part = state.parts.at(-1) ?? { home: 0, away: 0 };
    const played = Math.max(state.parts.length - 1, 0);
    const fresh = new Map<number, SetEnd[]>();
    const freshEnds = (setsBefore: number) => {
      const target = targetOf(setsBefore);
      const ends = fresh.get(target) ?? raceEnds(p, { home: 0, away: 0 }, target, true);
      fresh.set(target, ends);
      return ends;
    };
    return setsLaw({
      setsToWin,
      sets: state.sets,
      counted: { home: state.score.home - part.home, away: state.score.away - part.away },
      running: isDecided(state, setsToWin) ? [playedOut(part)] : raceEnds(p, part, targetOf(played), true),
      fresh: freshEnds,
    });
  };

  const scopeOf = (state: MatchState) => setsScope(state, setsToWin, league);

  return {
    hasGoals: false,
    goalPoints: 0,
    firstServe,
    point,
    partsOf: ({ home, away }: Score) => [
      ...Array.from({ length: Math.min(home, away) }, () =>
        home < away ? { home: rules.target, away: rules.target - 3 } : { home: rules.target - 3, away: rules.target },
      ),
      ...Array.from({ length: Math.max(home, away) }, () =>
        home > away ? { home: rules.target, away: rules.target - 4 } : { home: rules.target - 4, away: rules.target },
      ),
    ],
    script: () => {
      const random = createRandom(hashSeed(seed, 'points'));
      return setsScript(
        {
          state: freshState(firstServe),
          setsToWin,
          first: 'S1',
          chance: () => chance,
          sizeOf: () => 1,
          point,
          gap: (draw, isNewPart) => 1000 * (rules.rally * (0.6 + 0.8 * draw()) + (isNewPart ? rules.pause : 0)),
        },
        random,
      );
    },
    clock: setClock,
    scores: ({ sets, parts, serve }) => {
      const part = parts.at(-1);
      return {
        sc_set_H: String(sets.home),
        sc_set_A: String(sets.away),
        ...(part && { sc_game_H: String(part.home), sc_game_A: String(part.away) }),
        sc_parts: partsText(parts),
        ...(serve && { serve }),
      };
    },
    quotes: (state, _at, drift, mainLines) => lawQuotes(scopeOf(state), lawOf(state, drift), mainLines),
    detail: (state, _at, drift) => setScoreQuotes(scopeOf(state), lawOf(state, drift), setsToWin),
    detailCount: () => 1,
  };
}
