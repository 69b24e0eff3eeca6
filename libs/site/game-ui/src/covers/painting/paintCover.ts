import type { CoverArt, CoverFrame } from '../coverArt.ts';
import { getMotifColours, getPalette, type Palette } from '../palettes.ts';
import { composeCover } from './composeCover.ts';
import { motifs } from './motifs.ts';
import { getInk, LINE_WIDTHS } from './inks.ts';
import { lights, scenes } from './scenes.ts';
import { parseShapes, type Shape, type Shapes } from './shapes.ts';

/** Ground of a cover in its own units. */
export const COVER_WIDTH = 160;
export const COVER_HEIGHT = 200;

const MOTIF_SIZE = 100;

/** Picture to draw: art, frame and width in device pixels. The height follows from the ratio 4:5. */
export interface CoverOrder {
  readonly art: CoverArt;
  /** Frame that the lettering needs room for; absent for a picture without a name. */
  readonly frame?: CoverFrame | undefined;
  readonly width: number;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Drawing = readonly (Shape & { readonly drawn: Path2D })[];

const drawings = new Map<Shapes, Drawing>();

/** Returns the paths of a drawing. They are created once. */
function getDrawing(shapes: Shapes): Drawing {
  const known = drawings.get(shapes);
  if (known) return known;
  const drawing = parseShapes(shapes).map((shape) => ({ ...shape, drawn: new Path2D(shape.path) }));
  drawings.set(shapes, drawing);
  return drawing;
}

function paintShape(context: Context, { kind, opacity, drawn }: Drawing[number], colours: Palette): void {
  const lineWidth = LINE_WIDTHS[kind];
  context.globalAlpha = opacity;
  if (lineWidth === undefined) {
    context.fillStyle = getInk(kind, colours);
    context.fill(drawn);
    return;
  }
  context.strokeStyle = getInk(kind, colours);
  context.lineWidth = lineWidth;
  context.stroke(drawn);
}

function paintShapes(context: Context, shapes: Shapes, colours: Palette): void {
  for (const shape of getDrawing(shapes)) {
    paintShape(context, shape, colours);
    if (!shape.isReflected) continue;
    context.save();
    context.transform(-1, 0, 0, 1, MOTIF_SIZE, 0);
    paintShape(context, shape, colours);
    context.restore();
  }
}

/** Position and size of the motif for each frame. The lettering covers the rest. */
const placements: Readonly<
  Record<CoverFrame | 'none', { readonly x: number; readonly y: number; readonly scale: number }>
> = {
  slip: { x: 67, y: 92, scale: 1.08 },
  fade: { x: 80, y: 74, scale: 1.12 },
  none: { x: 80, y: 92, scale: 1.2 },
};

/** Draws a cover (LOB-01). The same order always gives the same picture; nothing in it is a glyph. */
export function paintCover(context: Context, { art, frame, width }: CoverOrder): void {
  const { scene, light } = composeCover(art);
  const palette = getPalette(art.palette);
  const { x, y, scale } = placements[frame ?? 'none'];
  const unit = width / COVER_WIDTH;
  context.setTransform(unit, 0, 0, unit, 0, 0);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.globalAlpha = 1;
  context.fillStyle = palette.o;
  context.fillRect(0, 0, COVER_WIDTH, COVER_HEIGHT);
  context.save();
  context.translate(x - COVER_WIDTH / 2, y - 84);
  paintShapes(context, lights[light], palette);
  context.restore();
  paintShapes(context, scenes[scene], palette);
  context.translate(x - (MOTIF_SIZE * scale) / 2, y - (MOTIF_SIZE * scale) / 2);
  context.scale(scale, scale);
  paintShapes(context, motifs[art.motif] ?? (motifs['lottery'] as Shapes), getMotifColours(art.motif, art.palette));
}
