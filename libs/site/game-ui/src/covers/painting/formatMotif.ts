import type { Palette } from '../palettes.ts';
import { getInk, LINE_WIDTHS } from './inks.ts';
import { parseShapes, type Shape, type Shapes } from './shapes.ts';

function formatShape({ kind, opacity, path }: Shape, colours: Palette): string {
  const ink = getInk(kind, colours);
  const width = LINE_WIDTHS[kind];
  const paint = width === undefined ? `fill="${ink}"` : `fill="none" stroke="${ink}" stroke-width="${width}"`;
  return `<path d="${path}" ${paint}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Formats a motif as SVG elements on its 100 × 100 grid. */
export const formatMotif = (shapes: Shapes, colours: Palette): string =>
  parseShapes(shapes)
    .map((shape) => {
      const drawn = formatShape(shape, colours);
      return shape.isReflected ? `${drawn}<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>` : drawn;
    })
    .join('');
