import { sportViewActions, type Match } from '@pavilion/domain-sports';
import { useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useAlertCommands } from '../alerts/useAlertCommands.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { MatchMenu } from './MatchMenu.tsx';

/** Match of an open menu, and the button that opened it. */
export interface MatchMenuPlace {
  readonly matchId: string;
  readonly anchor: HTMLElement;
}

/** Props of {@link MatchCommands}. */
export interface MatchCommandsProps {
  readonly place: MatchMenuPlace;
  readonly onDetail: (matchId: string) => void;
  /** Shows the league of a match only. */
  readonly onLeague: (match: Match) => void;
  readonly onClose: () => void;
}

/** Commands of a match: all markets, collapse, hide, show only its league (SPT-08), favourites (FAV-01). */
export function MatchCommands({ place: { matchId, anchor }, onDetail, onLeague, onClose }: MatchCommandsProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { board } = useServices();
  const isClosed = useAppSelector((state) => selectSportView(state).collapsedMatches.includes(matchId));
  const match = board.getMatch(matchId);
  const favouriteCommands = useAlertCommands(match, match && board.getLeague(match.leagueId));
  const commands = [
    { label: t('match.showAll'), run: () => onDetail(matchId) },
    {
      label: isClosed ? t('match.unfold') : t('match.fold'),
      run: () => dispatch(sportViewActions.toggled('collapsedMatches', matchId)),
    },
    { label: t('match.leagueOnly'), run: () => match && onLeague(match) },
    ...favouriteCommands,
    { label: t('match.hide'), run: () => dispatch(sportViewActions.toggled('hiddenMatches', matchId)) },
  ];
  const name = [match?.homeName, match?.awayName].filter(Boolean).join(' - ');
  return <MatchMenu label={t('match.menu', { name })} anchor={anchor} commands={commands} onClose={onClose} />;
}
