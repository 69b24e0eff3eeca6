import { partsText } from '../engine/partsText.ts';
import { type Drift, type MatchState, type SetState, type SportModel } from '../engine/sportModel.ts';
import { lawQuotes } from '../pricing/lawQuotes.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { type Fixture } from '../schedule/fixture.ts';
import { setClock } from '../sets/setClock.ts';
import { lastOf, standingKey, stepped } from '../sets/lastOf.ts';
import { setsLaw, type SetsLaw } from '../sets/setLaw.ts';
import { freshState, isDecided, playedOut, setsScript } from '../sets/setsCourse.ts';
import { setScoreQuotes, setsScope } from '../sets/setsQuotes.ts';
import { freshSetEnds, type ServeOdds, serveOdds, tennisSetEnds, tieBreakChance } from './tennisLaw.ts';
import { calledPoints, isTieBreak, tennisPoint } from './tennisPoint.ts';

const DRIFT = 0.008;
/** Seconds of a point, of the change of ends every other game, and between sets. */
const PACE = { point: 28, change: 75, sets: 120 } as const;

/** Tennis: points of serve, games, sets with a tie-break; every price from the chances of the two serves. */
export function tennisModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const odds = serveOdds(fixture);
  const firstServe = hashSeed(seed, 'serve') % 2 === 0 ? 'H' : 'C';

  const remembered = lastOf<SetsLaw>();
  const lawOf = (state: MatchState, drift: Drift) => {
    const by = stepped((DRIFT * (drift.home - drift.away)) / 2);
    return remembered(by + standingKey(state), () => lawAt(state, by));
  };

  const lawAt = (state: MatchState, by: number): SetsLaw => {
    const now: ServeOdds = { home: odds.home + by, away: odds.away - by };
    const games = state.parts.at(-1) ?? { home: 0, away: 0 };
    const fresh = freshSetEnds(now);
    return setsLaw({
      setsToWin,
      sets: state.sets,
      counted: { home: state.score.home - games.home, away: state.score.away - games.away },
      running: isDecided(state, setsToWin)
        ? [playedOut(games)]
        : tennisSetEnds(now, { games, points: state.points, server: state.serve ?? firstServe }),
      fresh: () => fresh,
    });
  };

  const scopeOf = (state: MatchState) => setsScope(state, setsToWin, league);

  const chance = (state: SetState) => {
    if (isTieBreak(state)) return tieBreakChance(odds);
    return (state.serve ?? firstServe) === 'H' ? odds.home : 1 - odds.away;
  };

  /** A longer pause after every game, and after a set. */
  const pauses = (state: SetState, isNewPart: boolean) => {
    const isNewGame = state.points.home + state.points.away === 0;
    return (isNewGame ? PACE.change / 2 : 0) + (isNewPart ? PACE.sets : 0);
  };

  return {
    hasGoals: false,
    goalPoints: 0,
    firstServe,
    point: (state, side) => tennisPoint(state, side, setsToWin),
    partsOf: ({ home, away }) => [
      ...Array.from({ length: Math.min(home, away) }, () =>
        home < away ? { home: 6, away: 4 } : { home: 4, away: 6 },
      ),
      ...Array.from({ length: Math.max(home, away) }, () =>
        home > away ? { home: 6, away: 3 } : { home: 3, away: 6 },
      ),
    ],
    script: () => {
      const state = freshState(firstServe);
      return setsScript(
        {
          state,
          setsToWin,
          first: 'S1',
          chance,
          sizeOf: () => 1,
          point: (now, side) => tennisPoint(now, side, setsToWin),
          gap: (random, isNewPart) => 1000 * (PACE.point * (0.6 + 0.8 * random()) + pauses(state, isNewPart)),
        },
        createRandom(hashSeed(seed, 'points')),
      );
    },
    clock: setClock,
    scores: (state) => {
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
    },
    quotes: (state, _at, drift, mainLines) => lawQuotes(scopeOf(state), lawOf(state, drift), mainLines),
    detail: (state, _at, drift) => setScoreQuotes(scopeOf(state), lawOf(state, drift), setsToWin),
    detailCount: () => 1,
  };
}
