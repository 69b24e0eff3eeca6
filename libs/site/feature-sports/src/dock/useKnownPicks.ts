import { pickOf, type Pick } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { useCallback, useEffect, useRef } from 'react';

/** Finds what a price was picked as, also after it has left the slip or the board. */
export type KnownPicks = (oddsId: string) => Pick | undefined;

/** Remembers every pick the slip has held while the dock is there, so that a receipt can name what was bet on. */
export function useKnownPicks(): KnownPicks {
  const { board } = useServices();
  const selections = useAppSelector((state) => state.slip.selections);
  const known = useRef(new Map<string, Pick>());
  useEffect(() => {
    for (const held of selections) known.current.set(held.id, held);
  }, [selections]);
  return useCallback((oddsId) => known.current.get(oddsId) ?? pickOf(board, oddsId), [board]);
}
