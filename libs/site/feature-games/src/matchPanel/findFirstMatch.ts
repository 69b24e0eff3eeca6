import type { MatchRef } from '../matchBets/matchPick.ts';
import type { Game } from '../state/gamesSlice.ts';
import type { Tables } from '../tables/useTables.ts';

/** Finds the first live match of a list of games, or the first match; `undefined` before the states are read. */
export function findFirstMatch(games: readonly Game[], { states }: Pick<Tables, 'states'>): MatchRef | undefined {
  const all = games.flatMap((game) =>
    (states.get(game.gameCode)?.matches ?? []).map(({ no, state }) => ({ game, no, state })),
  );
  const found = all.find(({ state }) => state === 'live') ?? all[0];
  return found && { game: found.game, no: found.no };
}
