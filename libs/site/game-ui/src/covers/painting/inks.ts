import type { Palette } from '../palettes.ts';
import type { Shape } from './shapes.ts';

/** Widths of the lines of a motif. Shapes of other classes are filled. */
export const LINE_WIDTHS: Readonly<Partial<Record<Shape['kind'], number>>> = { l: 2.2, k: 2 };
const WHITE = '#fffaf0';

/** Returns the colour of a shape. */
export function getInk(kind: Shape['kind'], colours: Palette): string {
  if (kind === 'w') return WHITE;
  return colours[kind === 'l' ? 'd' : kind === 'k' ? 'c' : kind];
}
