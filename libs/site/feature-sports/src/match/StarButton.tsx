import type { Match } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { IconButton, StarIcon } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';

/** Props of {@link StarButton}. */
export interface StarButtonProps {
  readonly match: Match;
  readonly isOn: boolean;
}

/** Toggle for the star of a match. */
export function StarButton({ match, isOn }: StarButtonProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <IconButton
      label={t('match.star', { name: `${match.homeName} - ${match.awayName}` })}
      aria-pressed={isOn}
      data-star=""
      onClick={() => dispatch(deskActions.favouriteToggled(match.id))}
    >
      <StarIcon />
    </IconButton>
  );
}
