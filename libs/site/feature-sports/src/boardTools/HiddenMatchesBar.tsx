import { sportViewActions, type ChannelList, type SportView } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { HiddenBar } from './BoardBarStyles.ts';

/** Props of {@link HiddenMatchesBar}. */
export interface HiddenMatchesBarProps {
  readonly list: ChannelList;
  readonly view: SportView;
}

/** Number of hidden leagues and matches of this list, with a button that restores them (SPT-08). */
export function HiddenMatchesBar({ list, view }: HiddenMatchesBarProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const leagues = view.hiddenLeagues.filter((id) => list.leagueIds.includes(id));
  const matches = view.hiddenMatches.filter((id) => list.matchIds.includes(id));
  if (leagues.length + matches.length === 0) return null;
  const restore = () => {
    for (const id of leagues) dispatch(sportViewActions.toggled('hiddenLeagues', id));
    for (const id of matches) dispatch(sportViewActions.toggled('hiddenMatches', id));
  };
  return (
    <HiddenBar>
      <span>{t('board.hidden', { leagues: leagues.length, matches: matches.length })}</span>
      <Button size="small" variant="quiet" onClick={restore}>
        {t('board.showHidden')}
      </Button>
    </HiddenBar>
  );
}
