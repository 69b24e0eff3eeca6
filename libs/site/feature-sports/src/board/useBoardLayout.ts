import type { CSSProperties } from 'react';
import type { BoardDensity } from '../state/deskSlice.ts';
import { buildGridTemplate, getBoardShape, type BoardShape } from './boardColumns.ts';
import { toBoardVariables, useBoardMetrics, useBoardWidth, type BoardMetrics } from './useBoardMetrics.ts';
import { useDensity } from './useDensity.ts';

/** Columns and heights of a board, and the attributes of its pane that its styles use. */
export interface BoardLayoutState {
  readonly shape: BoardShape;
  readonly metrics: BoardMetrics;
  readonly pane: {
    readonly 'data-shape': string;
    readonly 'data-density': BoardDensity;
    readonly style: CSSProperties;
  };
}

/** Returns the layout of the board of a sport for the window and for the density that the player chose. */
export function useBoardLayout(gameType: string, matchesPerRow: 1 | 2): BoardLayoutState {
  const density = useDensity();
  const metrics = useBoardMetrics(density);
  const shape = getBoardShape(gameType, { matchesPerRow, width: useBoardWidth() });
  const style = { ...toBoardVariables(metrics), '--board-columns': buildGridTemplate(shape) } as CSSProperties;
  const name = shape.matchesPerRow === 2 ? 'pair' : shape.name;
  return { shape, metrics, pane: { 'data-shape': name, 'data-density': density, style } };
}
