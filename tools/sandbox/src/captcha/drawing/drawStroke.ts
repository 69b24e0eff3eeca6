import type { Colour, Point, Raster } from './createRaster.ts';

const { ceil, floor, max, min, sqrt } = Math;

/** How far a point is from a segment, pixels. */
function distanceTo(px: number, py: number, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : max(0, min(1, ((px - from.x) * dx + (py - from.y) * dy) / length));
  return sqrt((px - from.x - along * dx) ** 2 + (py - from.y - along * dy) ** 2);
}

/** Paints a line with round ends and soft edges. `width` in pixels. */
export function drawStroke(raster: Raster, from: Point, to: Point, width: number, colour: Colour): void {
  const reach = width / 2 + 1;
  const right = ceil(max(from.x, to.x) + reach);
  const bottom = ceil(max(from.y, to.y) + reach);
  for (let y = floor(min(from.y, to.y) - reach); y <= bottom; y++) {
    for (let x = floor(min(from.x, to.x) - reach); x <= right; x++) {
      const cover = width / 2 + 0.5 - distanceTo(x, y, from, to);
      if (cover > 0) raster.blend(x, y, colour, cover);
    }
  }
}
