import type { Colour, Point, Raster } from './createRaster.ts';

const { ceil, floor, max, min, sqrt } = Math;

/** Line between two points. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the distance of a point from a segment, in pixels. */
function computeDistance({ x: px, y: py }: Point, { from, to }: Segment): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : max(0, min(1, ((px - from.x) * dx + (py - from.y) * dy) / length));
  return sqrt((px - from.x - along * dx) ** 2 + (py - from.y - along * dy) ** 2);
}

/** Width in pixels and colour of a line. */
export interface Pen {
  readonly width: number;
  readonly colour: Colour;
}

/** Draws a line with round ends and soft edges. */
export function drawStroke(raster: Raster, segment: Segment, { width, colour }: Pen): void {
  const { from, to } = segment;
  const reach = width / 2 + 1;
  const right = ceil(max(from.x, to.x) + reach);
  const bottom = ceil(max(from.y, to.y) + reach);
  for (let y = floor(min(from.y, to.y) - reach); y <= bottom; y++) {
    for (let x = floor(min(from.x, to.x) - reach); x <= right; x++) {
      const point = { x, y };
      const cover = width / 2 + 0.5 - computeDistance(point, segment);
      if (cover > 0) raster.blend(point, colour, cover);
    }
  }
}
