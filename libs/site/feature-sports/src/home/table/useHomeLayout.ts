import { useServices } from '@pavilion/site-contract';
import type { BoardWidth } from '../../boardLayout/boardColumns.ts';
import { useBoardLayout, type BoardLayoutState } from '../../boardLayout/useBoardLayout.ts';
import { useBoardWidth } from '../../boardLayout/useBoardMetrics.ts';

/** Layout of the tables of home, and the number of first matches above them. */
export interface HomeLayout extends BoardLayoutState {
  readonly leadCount: number;
}

/** Cards that fit into one row next to a dock. A card is at least 25rem wide, so there are not more without a dock. */
const CARDS: Readonly<Record<BoardWidth, number>> = { tiny: 0, small: 1, slim: 1, narrow: 2, medium: 2, wide: 3 };

/** Returns the layout of home for the window and the brand. @param hasDock whether the page has a dock next to the board */
export function useHomeLayout(hasDock: boolean): HomeLayout {
  const { brand } = useServices();
  const width = useBoardWidth(true);
  const layout = useBoardLayout('ALL', 1, hasDock);
  if (brand.home === 'frontPage') return { ...layout, leadCount: width === 'tiny' ? 0 : 1 };
  return { ...layout, leadCount: CARDS[width] };
}
