import type { ResponseOf } from '@pavilion/api-client';
import type { Match } from '@pavilion/domain-sports';
import type { RootState } from '@pavilion/site-contract';
import { NO_BODY, selectResponse, type ComposedRead, type NoBody } from '@pavilion/site-data';

type FavouriteList = ResponseOf<'favourites.list'>;

/** Match, team or league that a member has starred. */
export type Favourite = FavouriteList['list'][number];

/** Reads the favourites of the member, which the platform keeps (FAV-01). */
export const favouritesRead: ComposedRead<NoBody, FavouriteList> = {
  name: 'sports.favourites',
  auth: 'member',
  tags: ['favourites'],
  load: (call) => call('favourites.list', {}),
};

/** Favourites of the member, for quick tests. */
export interface FavouriteSets {
  readonly matchIds: ReadonlySet<string>;
  readonly leagueIds: ReadonlySet<string>;
  /** Ids of teams by sport and name in the language of the site, such as `FT.阿森纳`. A match has no ids of its teams. */
  readonly teamIds: ReadonlyMap<string, string>;
  /** Matches of the favourites that are in play or start soon. */
  readonly currentGameIds: readonly string[];
}

const noFavourites: FavouriteSets = {
  matchIds: new Set(),
  leagueIds: new Set(),
  teamIds: new Map(),
  currentGameIds: [],
};

const sets = new WeakMap<FavouriteList, FavouriteSets>();

/** Converts a response once, so that the result is the same object until the favourites change. */
export function toFavouriteSets(response: FavouriteList | undefined): FavouriteSets {
  if (!response) return noFavourites;
  const known = sets.get(response);
  if (known) return known;
  const listIds = (kind: string) => response.list.filter((item) => item.kind === kind).map(({ id }) => id);
  const teams = response.list.filter(({ kind }) => kind === 'team');
  const created: FavouriteSets = {
    matchIds: new Set(listIds('match')),
    leagueIds: new Set(listIds('league')),
    teamIds: new Map(teams.map(({ gameType, name, id }) => [`${gameType}.${name}`, id])),
    currentGameIds: response.currentGameIds,
  };
  sets.set(response, created);
  return created;
}

/** Selects the favourites while a component reads them. */
export const selectFavourites = (state: RootState): FavouriteSets =>
  toFavouriteSets(selectResponse(state, favouritesRead, NO_BODY));

/** Whether the platform keeps favourites (ruling W5). */
export const selectHasFavourites = ({ site }: RootState): boolean => site.areas?.includes('favourites') ?? false;

/** Returns the id of a team that is a favourite, `undefined` for another team. */
export const findFavouriteTeam = (
  { teamIds }: FavouriteSets,
  { gameType, homeName, awayName }: Pick<Match, 'gameType' | 'homeName' | 'awayName'>,
  side: 'H' | 'C',
): string | undefined => teamIds.get(`${gameType}.${side === 'H' ? homeName : awayName}`);

/** Name of a favourite in the settings of alerts: `match:1`, `league:101`, `team:FT.阿森纳`. */
export const formatFavouriteKey = (kind: 'match' | 'league' | 'team', id: string): string => `${kind}:${id}`;

/** Lists the favourites that a match belongs to: itself, its league and its teams. */
export function listFavouriteKeys(favourites: FavouriteSets, match: Match): readonly string[] {
  const teams = [findFavouriteTeam(favourites, match, 'H'), findFavouriteTeam(favourites, match, 'C')];
  return [
    ...(favourites.matchIds.has(match.id) ? [formatFavouriteKey('match', match.id)] : []),
    ...(favourites.leagueIds.has(match.leagueId) ? [formatFavouriteKey('league', match.leagueId)] : []),
    ...teams.flatMap((id) => (id === undefined ? [] : [formatFavouriteKey('team', id)])),
  ];
}

/** Whether a match, one of its teams or its league is a favourite. */
export const isFavourite = (favourites: FavouriteSets, match: Match): boolean =>
  listFavouriteKeys(favourites, match).length > 0;
