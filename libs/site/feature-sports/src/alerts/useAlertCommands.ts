import type { League, Match } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { useFavouriteCommands, type FavouriteCommand } from '../favourites/useFavouriteCommands.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { listAlertKeys } from './alertKinds.ts';
import { alertActions, selectAlerts } from './alertSlice.ts';

/** Returns the commands for the favourites of a match, and those that turn the alerts of each on or off (FAV-01, FAV-02). */
export function useAlertCommands(
  match: Match | undefined,
  league: League | undefined,
): readonly Pick<FavouriteCommand, 'label' | 'run'>[] {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { mutedAlerts } = useAppSelector(selectAlerts);
  const commands = useFavouriteCommands(match, league);
  const alerts = commands.flatMap(({ name, key }) => {
    if (key === undefined) return [];
    const keys = listAlertKeys(key);
    const isMuted = keys.every((each) => mutedAlerts.includes(each));
    return [
      {
        label: t(isMuted ? 'favourite.unmute' : 'favourite.mute', { name }),
        run: () => dispatch(alertActions.alertsMuted({ keys, isMuted: !isMuted })),
      },
    ];
  });
  return [...commands, ...alerts];
}
