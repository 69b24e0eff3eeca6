import { type Colour, createRaster, type Point, type Raster } from './createRaster.ts';
import { drawStroke, type Pen, type Segment } from './drawStroke.ts';
import { GLYPH_HEIGHT, GLYPH_WIDTH, getGlyphStrokes } from './getGlyphStrokes.ts';

const WIDTH = 168;
const HEIGHT = 64;
/** Parts into which a stroke is divided before it is bent. */
const PIECES = 5;

/** Creates a source of random numbers, numbers in a range, and ink colours. */
function createChooser(random: () => number) {
  const between = (low: number, high: number) => low + (high - low) * random();
  const ink = (): Colour => [between(10, 110), between(10, 90), between(40, 140)];
  return { between, ink, random };
}

type Chooser = ReturnType<typeof createChooser>;

/**
 * Creates the waves that bend the whole picture. They keep lines from being straight and characters from being
 * separable.
 */
function createWave({ between }: Chooser): (point: Point) => Point {
  const [reachX, reachY] = [between(1.5, 3), between(2.5, 4.5)];
  const [stepX, stepY] = [between(16, 26), between(22, 36)];
  const [startX, startY] = [between(0, 6), between(0, 6)];
  return ({ x, y }) => ({
    x: x + reachX * Math.sin(y / stepX + startX),
    y: y + reachY * Math.sin(x / stepY + startY),
  });
}

/** Creates a random rotation, size, slant and position for the character at `index`. */
function createGlyphTransform({ between }: Chooser, index: number, count: number): (x: number, y: number) => Point {
  const cell = (WIDTH - 24) / count;
  const angle = between(-0.38, 0.38);
  const slant = between(-0.25, 0.25);
  const [sizeX, sizeY] = [between(4, 5), between(5, 6.2)];
  const centre = { x: 12 + cell * (index + 0.5) + between(-2, 2), y: HEIGHT / 2 + between(-5, 5) };
  return (x, y) => {
    const [v, u] = [(y - GLYPH_HEIGHT / 2) * sizeY, (x - GLYPH_WIDTH / 2) * sizeX];
    const leaning = u - slant * v;
    return {
      x: centre.x + leaning * Math.cos(angle) - v * Math.sin(angle),
      y: centre.y + leaning * Math.sin(angle) + v * Math.cos(angle),
    };
  };
}

/** Picture and the waves that bend its lines. */
interface BentCanvas {
  readonly raster: Raster;
  readonly bend: (point: Point) => Point;
}

/** Draws a line in parts and bends the ends of each part. */
function drawBent({ raster, bend }: BentCanvas, { from, to }: Segment, pen: Pen) {
  const at = (part: number): Point => bend({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  for (let i = 0; i < PIECES; i++) drawStroke(raster, { from: at(i / PIECES), to: at((i + 1) / PIECES) }, pen);
}

function paintGround(raster: Raster, { between, random }: Chooser) {
  const tint = [between(210, 240), between(214, 240), between(220, 245)] as const;
  const { round, sin } = Math;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const speck = random() < 0.3 ? (random() - 0.5) * 40 : 0;
      const grain = round((speck + 8 * sin(x / 19 + y / 11)) / 6) * 6;
      raster.put({ x, y }, [tint[0] + grain, tint[1] + grain, tint[2] + grain], 1);
    }
  }
}

/** Draws lines and dots over the characters, in similar ink colours, so that colour does not separate them. */
function paintNoise(canvas: BentCanvas, { between, ink }: Chooser) {
  for (let i = 0; i < 4; i++) {
    const line: Segment = {
      from: { x: between(-5, 40), y: between(6, HEIGHT - 6) },
      to: { x: between(WIDTH - 40, WIDTH + 5), y: between(6, HEIGHT - 6) },
    };
    drawBent(canvas, line, { width: between(1, 1.8), colour: ink() });
  }
  for (let i = 0; i < 60; i++) {
    const dot = { x: between(0, WIDTH), y: between(0, HEIGHT) };
    drawStroke(canvas.raster, { from: dot, to: dot }, { width: between(0.8, 2), colour: ink() });
  }
}

/**
 * Draws a picture captcha.
 *
 * @param text characters of `GLYPHS`
 * @param random numbers from 0 to 1
 * @returns a PNG of 168 × 64 pixels as a data URL
 */
export function drawPicture(text: string, random: () => number): string {
  const choose = createChooser(random);
  const raster = createRaster(WIDTH, HEIGHT);
  const canvas: BentCanvas = { raster, bend: createWave(choose) };
  paintGround(raster, choose);
  [...text].forEach((sign, index) => {
    const place = createGlyphTransform(choose, index, text.length);
    const pen: Pen = { colour: choose.ink(), width: choose.between(2.6, 3.8) };
    for (const stroke of getGlyphStrokes(sign)) {
      stroke.slice(1).forEach(([x, y], i) => {
        const [fromX, fromY] = stroke[i] as readonly [number, number];
        drawBent(canvas, { from: place(fromX, fromY), to: place(x, y) }, pen);
      });
    }
  });
  paintNoise(canvas, choose);
  return raster.dataUrl();
}
