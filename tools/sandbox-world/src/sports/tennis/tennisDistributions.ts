import { createRandom } from '../../random/createRandom.ts';
import { hashSeed } from '../../random/hashSeed.ts';
import type { Fixture } from '../../schedule/fixture.ts';
import { computeRaceEnds, type SetEnd } from '../sets/setsDistributions.ts';
import type { Score } from '../../definitions/worldTypes.ts';

/** Probability of each player to win a point on their own serve. */
export interface ServeOdds {
  readonly home: number;
  readonly away: number;
}

export const GAMES = 6;
const TIE_BREAK = 7;
const GAME_POINTS = 4;
const STRENGTH = 0.0022;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Computes the serve probabilities from the mean of the tour, strengths and random form (±1.5 %). */
export function computeServeOdds({ seed, league, home, away }: Fixture): ServeOdds {
  const form = createRandom(hashSeed(seed, 'form'));
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  const serve = (sign: number) =>
    clamp(league.meanScore / 100 + sign * STRENGTH * lead + 0.03 * (form() - 0.5), 0.5, 0.78);
  return { home: serve(1), away: serve(-1) };
}

/** Returns the probability that the home player wins a point of a tie-break, in which both serve equally often. */
export const computeTieBreakProbability = ({ home, away }: ServeOdds) => (home + 1 - away) / 2;

const sumHomeProbability = (ends: readonly SetEnd[]) => ends.reduce((sum, end) => (end.isHome ? sum + end.p : sum), 0);

/** Computes the probability that the home player wins a game from the given points. */
function computeGameProbability(odds: ServeOdds, server: 'H' | 'C', points: Score): number {
  const p = server === 'H' ? odds.home : 1 - odds.away;
  return sumHomeProbability(computeRaceEnds(p, points, { target: GAME_POINTS, lead: 2 }));
}

const isSetOver = (home: number, away: number) => {
  const high = Math.max(home, away);
  return high === GAMES + 1 || (high === GAMES && Math.abs(home - away) >= 2);
};

/** Current set: games, points of the current game, and its server. */
export interface SetStanding {
  readonly games: Score;
  readonly points: Score;
  readonly server: 'H' | 'C';
}

const NO_POINTS: Score = { home: 0, away: 0 };

/** Probabilities that the home player wins an ordinary game or the tie-break. */
interface GameChances {
  readonly ordinary: number;
  readonly tieBreak: () => number;
}

/** Creates a function that returns the probabilities of the game after `later` more games. Game 0 is the current one. */
function createGameChances(odds: ServeOdds, { points, server }: SetStanding): (later: number) => GameChances {
  const other = server === 'H' ? 'C' : 'H';
  const holds = { H: computeGameProbability(odds, 'H', NO_POINTS), C: computeGameProbability(odds, 'C', NO_POINTS) };
  const race = { target: TIE_BREAK, lead: 2 } as const;
  const tieBreakFrom = (from: Score) => () =>
    sumHomeProbability(computeRaceEnds(computeTieBreakProbability(odds), from, race));
  const running = { ordinary: computeGameProbability(odds, server, points), tieBreak: tieBreakFrom(points) };
  return (later) => {
    if (later === 0) return running;
    return { ordinary: holds[later % 2 === 0 ? server : other], tieBreak: tieBreakFrom(NO_POINTS) };
  };
}

/** Computes the possible results of a set that is not over: games with alternating serve, and a tie-break at 6–6. */
export function computeTennisSetEnds(odds: ServeOdds, standing: SetStanding): SetEnd[] {
  const { games } = standing;
  if (isSetOver(games.home, games.away))
    throw new RangeError(`computeTennisSetEnds: the set is over at ${games.home}:${games.away}.`);
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

/** Computes the possible results of a new set. Both players are equally likely to serve first. */
export function computeFreshSetEnds(odds: ServeOdds): SetEnd[] {
  return (['H', 'C'] as const).flatMap((server) =>
    computeTennisSetEnds(odds, { games: NO_POINTS, points: NO_POINTS, server }).map((end) => ({
      ...end,
      p: end.p / 2,
    })),
  );
}
