import type { WirePriceChange, WorldChanges } from '@pavilion/sandbox-world';

const parseGameId = (oddsId: string): string => oddsId.slice(0, oddsId.indexOf('.'));

/** Returns only changes of the given matches, and the leagues of added matches. */
export function filterChanges(changes: WorldChanges, gameIds: ReadonlySet<string>): WorldChanges {
  const isWanted = (price: WirePriceChange | undefined) => price !== undefined && gameIds.has(parseGameId(price[0]));
  const added = changes.added.filter(({ gameId }) => gameIds.has(gameId));
  const leagues = new Set(added.map(({ league_id }) => league_id));
  return {
    ...changes,
    prices: changes.prices.filter(isWanted),
    numbers: changes.numbers.filter((_number, at) => isWanted(changes.prices[at])),
    games: changes.games.filter(({ gameId }) => gameIds.has(gameId)),
    added,
    leagues: changes.leagues.filter(({ league_id }) => leagues.has(league_id)),
    removed: changes.removed.filter((gameId) => gameIds.has(gameId)),
  };
}

/** Whether changes are empty. */
export const isEmptyChange = ({ prices, games, added, removed }: WorldChanges): boolean =>
  prices.length + games.length + added.length + removed.length === 0;
