import type { Match } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { IconButton, StarIcon } from '@pavilion/ui-kit';
import { Menu } from '@pavilion/ui-kit/menu';
import { isFavourite, selectHasFavourites } from '../favourites/favouriteSets.ts';
import { useAlertCommands } from '../alerts/useAlertCommands.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import { useSportsT } from '../messages/sportsT.ts';

/** Star of a match page. Its menu adds the match, its teams or its league to the favourites and removes them (FAV-01). */
export function StarButton({ match }: { readonly match: Match }) {
  const t = useSportsT();
  const { board } = useServices();
  const isOffered = useAppSelector(selectHasFavourites);
  const favourites = useFavourites();
  const commands = useAlertCommands(match, board.getLeague(match.leagueId));
  if (!isOffered) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('match.star', { name: [match.homeName, match.awayName].filter(Boolean).join(' - ') })}
          data-star=""
          data-on={isFavourite(favourites, match) || undefined}
        >
          <StarIcon />
        </IconButton>
      }
      items={commands.map(({ label }) => ({ id: label, label, icon: <StarIcon /> }))}
      onSelect={(id) => commands.find(({ label }) => label === id)?.run()}
    />
  );
}
