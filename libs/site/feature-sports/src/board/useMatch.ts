import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';

/** A match of the board; renders again when its names, clock or score change, not when a price does. */
export function useMatch(matchId: string): Match | undefined {
  const { board } = useServices();
  const subscribe = useCallback((listener: () => void) => board.subscribeMatch(matchId, listener), [board, matchId]);
  return useSyncExternalStore(subscribe, () => board.getMatch(matchId));
}
