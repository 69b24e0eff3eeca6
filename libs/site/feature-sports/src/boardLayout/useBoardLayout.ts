import { useAppSelector } from '@pavilion/site-contract';
import type { CSSProperties } from 'react';
import type { BoardDensity } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';
import { buildGridTemplate, getBoardShape, type BoardShape } from './boardColumns.ts';
import { toBoardVariables, useBoardMetrics, useBoardWidth, type BoardMetrics } from './useBoardMetrics.ts';
import { useDensity } from './useDensity.ts';

/** Columns and heights of a board, and the attributes of its pane that its styles use. */
export interface BoardLayoutState {
  readonly shape: BoardShape;
  readonly metrics: BoardMetrics;
  /** Whether the board shows one group of markets, with a switch. */
  readonly hasGroups: boolean;
  readonly pane: {
    readonly 'data-shape': string;
    readonly 'data-density': BoardDensity;
    readonly style: CSSProperties;
  };
}

/**
 * Returns the layout of the board of a sport for the window and for the density that the player chose.
 *
 * @param hasDock whether the board is next to a dock in a wide window, or alone in the content column
 */
export function useBoardLayout(gameType: string, matchesPerRow: 1 | 2, hasDock = true): BoardLayoutState {
  const density = useDensity();
  const metrics = useBoardMetrics(density);
  const width = useBoardWidth(hasDock);
  const group = useAppSelector((state) => selectDesk(state).marketGroup);
  const shape = getBoardShape(gameType, { matchesPerRow, width, group });
  const style = { ...toBoardVariables(metrics), '--board-columns': buildGridTemplate(shape) } as CSSProperties;
  const name = shape.matchesPerRow === 2 ? 'pair' : shape.name;
  const hasGroups = (width === 'tiny' || width === 'small') && gameType !== 'FS';
  return { shape, metrics, hasGroups, pane: { 'data-shape': name, 'data-density': density, style } };
}
