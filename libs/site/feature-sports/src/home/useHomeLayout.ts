import { useSyncExternalStore } from 'react';
import { useServices } from '@pavilion/site-contract';
import type { BoardWidth } from '../board/boardColumns.ts';
import { useBoardLayout, type BoardLayoutState } from '../board/useBoardLayout.ts';
import { useBoardWidth } from '../board/useBoardMetrics.ts';
import { TWO_TABLES } from './HomeBoardStyles.ts';

/** Layout of the tables of home, and the number of first matches above them. */
export interface HomeLayout extends BoardLayoutState {
  readonly leadCount: number;
}

/** Cards that fit into one row. */
const CARDS: Readonly<Record<BoardWidth, number>> = { tiny: 0, small: 1, narrow: 2, medium: 2, wide: 3 };

function subscribeTwoTables(listener: () => void): () => void {
  const query = window.matchMedia(TWO_TABLES);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns the layout of home for the window and the brand. Two tables side by side have the columns of half the window. */
export function useHomeLayout(): HomeLayout {
  const { brand } = useServices();
  const width = useBoardWidth();
  const hasTwoTables = useSyncExternalStore(subscribeTwoTables, () => window.matchMedia(TWO_TABLES).matches);
  const layout = useBoardLayout('ALL', 1, hasTwoTables ? 'medium' : undefined);
  if (brand.home === 'frontPage') return { ...layout, leadCount: width === 'tiny' ? 0 : 1 };
  return { ...layout, leadCount: CARDS[width] + (hasTwoTables ? 1 : 0) };
}
