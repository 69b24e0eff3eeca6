import type { League, Match } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { findFavouriteTeam, formatFavouriteKey, selectFavourites, selectHasFavourites } from './favouriteSets.ts';
import { useToggleFavourite, type FavouriteTarget } from './useToggleFavourite.ts';

/** Command that adds or removes a favourite. */
export interface FavouriteCommand {
  readonly label: string;
  /** Name of the match, team or league. */
  readonly name: string;
  /** Key of the favourite; absent if it is not one. */
  readonly key?: string;
  readonly run: () => void;
}

interface Choice {
  readonly name: string;
  /** Id in the list of favourites; `undefined` if it is not one. */
  readonly id: string | undefined;
  readonly target: FavouriteTarget;
}

/** Returns the commands for the favourites of a match: the match, its teams and its league. */
export function useFavouriteCommands(
  match: Match | undefined,
  league: League | undefined,
): readonly FavouriteCommand[] {
  const t = useSportsT();
  const favourites = useAppSelector(selectFavourites);
  const isOffered = useAppSelector(selectHasFavourites);
  const toggle = useToggleFavourite();
  if (!match || !isOffered) return [];
  const teams = [
    { name: match.homeName, side: 'H' },
    { name: match.awayName, side: 'C' },
  ] as const;
  const choices: readonly Choice[] = [
    {
      name: t('favourite.match'),
      id: favourites.matchIds.has(match.id) ? match.id : undefined,
      target: { kind: 'match', id: match.id },
    },
    ...(match.isChampion ? [] : teams).map(({ name, side }) => ({
      name,
      id: findFavouriteTeam(favourites, match, side),
      target: { kind: 'team', match, side } as const,
    })),
    ...(league
      ? [
          {
            name: league.name,
            id: favourites.leagueIds.has(league.id) ? league.id : undefined,
            target: { kind: 'league', id: league.id } as const,
          },
        ]
      : []),
  ];
  return choices.map(({ name, id, target }) => ({
    name,
    label: id === undefined ? t('favourite.add', { name }) : t('favourite.remove', { name }),
    run: () => toggle(target),
    ...(id !== undefined && { key: formatFavouriteKey(target.kind, id) }),
  }));
}
