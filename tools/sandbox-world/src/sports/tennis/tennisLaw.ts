import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { raceEnds, type SetEnd } from '../sets/setLaw.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Chance of each player to win a point of an own serve. */
export interface ServeOdds {
  readonly home: number;
  readonly away: number;
}

export const GAMES = 6;
const TIE_BREAK = 7;
const GAME_POINTS = 4;
const STRENGTH = 0.0022;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Serves of a fixture: the tour's mean, strength, and the form of the day (±1.5 %). */
export function serveOdds({ seed, league, home, away }: Fixture): ServeOdds {
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  const serve = (sign: number) =>
    within(league.meanScore / 100 + sign * STRENGTH * lead + 0.03 * (form() - 0.5), 0.5, 0.78);
  return { home: serve(1), away: serve(-1) };
}

/** Chance of the home player to win a point of a tie-break, in which both serve alike. */
export const tieBreakChance = ({ home, away }: ServeOdds) => (home + 1 - away) / 2;

const sumHomeProbability = (ends: readonly SetEnd[]) => ends.reduce((sum, end) => (end.isHome ? sum + end.p : sum), 0);

/** Chance of the home player to win a game that one of them serves, from these points. */
function gameChance(odds: ServeOdds, server: 'H' | 'C', points: Score): number {
  const p = server === 'H' ? odds.home : 1 - odds.away;
  return sumHomeProbability(raceEnds(p, points, { target: GAME_POINTS, lead: 2 }));
}

const isSetOver = (home: number, away: number) => {
  const high = Math.max(home, away);
  return high === GAMES + 1 || (high === GAMES && Math.abs(home - away) >= 2);
};

/** A set as it stands: games, points of the running game, who serves it. */
export interface SetStanding {
  readonly games: Score;
  readonly points: Score;
  readonly server: 'H' | 'C';
}

const NO_POINTS: Score = { home: 0, away: 0 };

/** Chances of the home player to win one game of a set: an ordinary one, or the tie-break. */
interface GameChances {
  readonly ordinary: number;
  readonly tieBreak: () => number;
}

/** Chances of the game after so many more games of a set: the first of them is running. */
function createGameChances(odds: ServeOdds, { points, server }: SetStanding): (later: number) => GameChances {
  const other = server === 'H' ? 'C' : 'H';
  const holds = { H: gameChance(odds, 'H', NO_POINTS), C: gameChance(odds, 'C', NO_POINTS) };
  const race = { target: TIE_BREAK, lead: 2 } as const;
  const tieBreakFrom = (from: Score) => () => sumHomeProbability(raceEnds(tieBreakChance(odds), from, race));
  const running = { ordinary: gameChance(odds, server, points), tieBreak: tieBreakFrom(points) };
  return (later) => {
    if (later === 0) return running;
    return { ordinary: holds[later % 2 === 0 ? server : other], tieBreak: tieBreakFrom(NO_POINTS) };
  };
}

/** Ways in which a set of tennis that is not over ends: games in turn of serve, a tie-break at six all. */
export function tennisSetEnds(odds: ServeOdds, standing: SetStanding): SetEnd[] {
  const { games } = standing;
  if (isSetOver(games.home, games.away)) throw new RangeError(`The set is over: ${games.home}:${games.away}`);
  const start = games.home + games.away;
  const chancesAfter = createGameChances(odds, standing);
  const ends: SetEnd[] = [];
  let row = new Map([[games.home, 1]]);
  for (let played = start; row.size > 0; played++) {
    const next = new Map<number, number>();
    const { ordinary, tieBreak } = chancesAfter(played - start);
    for (const [home, p] of row) {
      const away = played - home;
      const chance = home === GAMES && away === GAMES ? tieBreak() : ordinary;
      for (const isHome of [true, false]) {
        const [h, a] = [home + (isHome ? 1 : 0), away + (isHome ? 0 : 1)];
        const q = p * (isHome ? chance : 1 - chance);
        if (isSetOver(h, a)) ends.push({ isHome, home: h, away: a, p: q });
        else next.set(h, (next.get(h) ?? 0) + q);
      }
    }
    row = next;
  }
  return ends;
}

/** Ways in which a set that has not begun ends: either may serve first. */
export function freshSetEnds(odds: ServeOdds): SetEnd[] {
  return (['H', 'C'] as const).flatMap((server) =>
    tennisSetEnds(odds, { games: NO_POINTS, points: NO_POINTS, server }).map((end) => ({ ...end, p: end.p / 2 })),
  );
}
