import type { FavouriteRef } from '@pavilion/sandbox-platform/members/favourites';
import type { World } from '@pavilion/sandbox-world';

/** Time before kick-off from which a match counts as current, milliseconds. */
const SOON_MS = 30 * 60_000;
const MAX_GAMES = 30;

/** Lists the matches of favourites that are in play or start soon, live ones first. */
export function listCurrentGameIds(world: World, favourites: readonly FavouriteRef[]): string[] {
  if (favourites.length === 0) return [];
  const { leagues, matches } = world.names('zh-cn');
  const sports = new Map(leagues.map(({ id, gameType }) => [id, gameType]));
  const refs = new Set(favourites.map(({ kind, ref }) => `${kind} ${ref}`));
  const latest = world.clock().at + SOON_MS;
  return matches
    .filter(({ showType, startTime }) => showType === 'RB' || startTime <= latest)
    .filter(({ gameId, leagueId, home, away }) =>
      [
        `match ${gameId}`,
        `league ${leagueId}`,
        ...[home, away].map((name) => `team ${sports.get(leagueId) ?? ''}.${name}`),
      ].some((key) => refs.has(key)),
    )
    .slice(0, MAX_GAMES)
    .map(({ gameId }) => gameId);
}
