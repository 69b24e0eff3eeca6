import { parseChannel, sportViewActions } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Shows the board of a link, `?board=ALL.FT`, or one league of it, `?board=FT.RB&league=101`. Both fields are removed, so
 * that the board and its filter can be changed.
 */
export function useBoardLink(): void {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const league = query.get('league');
  const board = query.get('board');
  useEffect(() => {
    if (league === null && board === null) return;
    const channel = parseChannel(board ?? '');
    if (channel) {
      dispatch(sportViewActions.gameTypeChanged(channel.gameType));
      dispatch(sportViewActions.showTypeChanged(channel.showType));
      dispatch(sportViewActions.leagueFilterChanged(league === null ? [] : [league]));
    }
    setQuery({}, { replace: true });
  }, [league, board, dispatch, setQuery]);
}
