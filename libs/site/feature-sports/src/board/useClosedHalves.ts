import type { BoardStore, ChannelList } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isFirstHalfOver } from '../boardLayout/boardColumns.ts';

/** Returns the leagues whose matches have all left their first half, as sorted text. */
function findClosedLeagues(board: BoardStore, matchIds: readonly string[]): string {
  const [seen, open] = [new Set<string>(), new Set<string>()];
  for (const id of matchIds) {
    const match = board.getMatch(id);
    if (!match) continue;
    seen.add(match.leagueId);
    if (!isFirstHalfOver(match)) open.add(match.leagueId);
  }
  return [...seen].filter((id) => !open.has(id)).join(' ');
}

/** Returns the leagues of a list without an open first half. Their bands name further lines instead. */
export function useClosedHalves({ matchIds }: ChannelList, isUsed: boolean): ReadonlySet<string> {
  const { board } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = (isUsed ? matchIds : []).map((id) => board.subscribeMatch(id, listener));
      return () => ends.forEach((end) => end());
    },
    [board, matchIds, isUsed],
  );
  const key = useSyncExternalStore(subscribe, () => (isUsed ? findClosedLeagues(board, matchIds) : ''));
  return useMemo(() => new Set(key.split(' ').filter(Boolean)), [key]);
}
