import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns a match. Its names, clock and score cause a render; its prices do not. */
export function useMatch(matchId: string): Match | undefined {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeMatch(matchId, listener), [board, matchId]);
  return useSyncExternalStore(subscribe, () => board.getMatch(matchId));
}
