import type { League, Match } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { findFavouriteTeam, selectFavourites, selectHasFavourites } from './favouriteSets.ts';
import { useToggleFavourite, type FavouriteTarget } from './useToggleFavourite.ts';

/** Command that adds or removes a favourite. */
export interface FavouriteCommand {
  readonly label: string;
  readonly run: () => void;
}

interface Choice {
  readonly name: string;
  readonly isOn: boolean;
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
      isOn: favourites.matchIds.has(match.id),
      target: { kind: 'match', id: match.id },
    },
    ...(match.isChampion ? [] : teams).map(({ name, side }) => ({
      name,
      isOn: findFavouriteTeam(favourites, match, side) !== undefined,
      target: { kind: 'team', match, side } as const,
    })),
    ...(league
      ? [
          {
            name: league.name,
            isOn: favourites.leagueIds.has(league.id),
            target: { kind: 'league', id: league.id } as const,
          },
        ]
      : []),
  ];
  return choices.map(({ name, isOn, target }) => ({
    label: isOn ? t('favourite.remove', { name }) : t('favourite.add', { name }),
    run: () => toggle(target),
  }));
}
