import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useSyncExternalStore } from 'react';

const HANDICAPS = ['RE', 'R'];

/** Returns the side that gives the main handicap; `undefined` if none gives one. */
export function useFavouriteSide({ markets }: Match): 'home' | 'away' | undefined {
  const { board } = useServices();
  const priceId = HANDICAPS.map((code) => markets[code]?.[0]?.priceIds.H).find(Boolean) ?? '';
  const subscribe = useCallback((listener: () => void) => board.subscribePrice(priceId, listener), [board, priceId]);
  const read = () => Math.sign(Number(board.getPrice(priceId)?.line ?? 0));
  const sign = useSyncExternalStore(subscribe, read);
  if (sign === 0) return undefined;
  return sign < 0 ? 'home' : 'away';
}
