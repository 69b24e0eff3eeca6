import { parseChannel, sportViewActions } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Shows the board of a link to one league, `?board=FT.RB&league=101`, and removes both, so that the filters can be changed. */
export function useLeagueLink(): void {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const league = query.get('league');
  const board = query.get('board') ?? '';
  useEffect(() => {
    if (league === null) return;
    const channel = parseChannel(board);
    if (channel) {
      dispatch(sportViewActions.gameTypeChanged(channel.gameType));
      dispatch(sportViewActions.showTypeChanged(channel.showType));
      dispatch(sportViewActions.leagueFilterChanged([league]));
    }
    setQuery({}, { replace: true });
  }, [league, board, dispatch, setQuery]);
}
