import { partsText } from '../engine/partsText.ts';
import { type Drift, type MatchState, type SetState, type SportModel } from '../engine/sportModel.ts';
import { lawQuotes } from '../pricing/lawQuotes.ts';
import { createRandom } from '../random/createRandom.ts';
import { hashSeed } from '../random/hashSeed.ts';
import { type Fixture } from '../schedule/fixture.ts';
import { type Score } from '../worldTypes.ts';
import { lastOf, standingKey, stepped } from './lastOf.ts';
import { setClock } from './setClock.ts';
import { freshState, giveSet, isDecided, keyOf, playedOut, runningPart, setsScript } from './setsCourse.ts';
import { raceEnds, setsLaw, type SetEnd, type SetsLaw } from './setLaw.ts';
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

/** One more frame for its winner: frames are what handicap and total count. */
/** What a match that is decided still brings. */
const NO_FRAME = { home: 0, away: 0 };

const frameEnd = ({ isHome, p }: SetEnd): SetEnd => ({ isHome, home: isHome ? 1 : 0, away: isHome ? 0 : 1, p });

/** Snooker: a frame goes to the player who first makes three breaks. */
export function snookerModel(fixture: Fixture): SportModel {
  const { league, seed } = fixture;
  const setsToWin = (league.bestOf + 1) / 2;
  const chance = breakChance(fixture);

  const point = (state: SetState, side: 'H' | 'C', size: number): string => {
    runningPart(state)[keyOf(side)] += size;
    state.points[keyOf(side)]++;
    if (state.points[keyOf(side)] < BREAKS) return `F${state.parts.length}`;
    state.score[keyOf(side)]++;
    return giveSet(state, side, setsToWin, 'F');
  };

  const remembered = lastOf<SetsLaw>();
  const lawOf = (state: MatchState, drift: Drift) => {
    const p = stepped(chance + (DRIFT * (drift.home - drift.away)) / 2);
    return remembered(p + standingKey(state), () => lawAt(state, p));
  };

  const lawAt = (state: MatchState, p: number): SetsLaw => {
    const fresh = raceEnds(p, { home: 0, away: 0 }, BREAKS, false).map(frameEnd);
    return setsLaw({
      setsToWin,
      sets: state.sets,
      counted: state.sets,
      running: isDecided(state, setsToWin)
        ? [playedOut(NO_FRAME)]
        : raceEnds(p, state.points, BREAKS, false).map(frameEnd),
      fresh: () => fresh,
    });
  };

  const scopeOf = (state: MatchState) => setsScope(state, setsToWin, league);

  return {
    hasGoals: false,
    goalPoints: 0,
    point,
    partsOf: ({ home, away }: Score) => [
      ...Array.from({ length: Math.min(home, away) }, () =>
        home < away ? { home: 72, away: 41 } : { home: 41, away: 72 },
      ),
      ...Array.from({ length: Math.max(home, away) }, () =>
        home > away ? { home: 74, away: 25 } : { home: 25, away: 74 },
      ),
    ],
    script: () =>
      setsScript(
        {
          state: freshState(undefined),
          setsToWin,
          first: 'F1',
          chance: () => chance,
          sizeOf: (random) => BREAK.least + Math.floor(random() * BREAK.spread),
          point,
          gap: (random, isNewPart) => 1000 * (PACE.visit * (0.5 + random()) + (isNewPart ? PACE.frames : 0)),
        },
        createRandom(hashSeed(seed, 'breaks')),
      ),
    clock: setClock,
    scores: ({ sets, parts }) => {
      const part = parts.at(-1);
      return {
        sc_set_H: String(sets.home),
        sc_set_A: String(sets.away),
        ...(part && { sc_game_H: String(part.home), sc_game_A: String(part.away) }),
        sc_parts: partsText(parts),
      };
    },
    quotes: (state, _at, drift, mainLines) => lawQuotes(scopeOf(state), lawOf(state, drift), mainLines),
    detail: () => [],
    detailCount: () => 0,
  };
}
