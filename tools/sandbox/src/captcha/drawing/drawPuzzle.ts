import { type Colour, createRaster, type Raster } from './createRaster.ts';

export const PUZZLE_WIDTH = 300;
export const PUZZLE_HEIGHT = 160;
/** The piece's picture is square; its shape fills it but for the margin of its knobs. */
export const PIECE_SIZE = 60;

const BODY = 44;
const EDGE = (PIECE_SIZE - BODY) / 2;
const KNOB = 8;

/** A puzzle as it is shown: both pictures as data URLs, and how far down the piece lies. The place across is the answer. */
export interface Puzzle {
  readonly background: string;
  readonly piece: string;
  readonly pieceY: number;
}

/** Where the piece belongs, and how its sides bulge: out (1) or in (-1). */
export interface PuzzlePlan {
  readonly x: number;
  readonly y: number;
  readonly right: 1 | -1;
  readonly top: 1 | -1;
}

/** How deep inside the piece's shape a point lies; negative outside. Pixels. */
function depthAt(u: number, v: number, { right, top }: PuzzlePlan): number {
  const body = Math.min(u - EDGE, EDGE + BODY - u, v - EDGE, EDGE + BODY - v);
  const knobRight = KNOB - Math.hypot(u - (EDGE + BODY), v - PIECE_SIZE / 2);
  const knobTop = KNOB - Math.hypot(u - PIECE_SIZE / 2, v - EDGE);
  const withRight = right === 1 ? Math.max(body, knobRight) : Math.min(body, -knobRight);
  return top === 1 ? Math.max(withRight, knobTop) : Math.min(withRight, -knobTop);
}

/** A landscape of hills and moons that no two puzzles share. */
function paintScene(raster: Raster, random: () => number) {
  const between = (low: number, high: number) => low + (high - low) * random();
  const sky: [Colour, Colour] = [
    [between(40, 120), between(90, 160), between(150, 220)],
    [between(200, 250), between(150, 220), between(140, 200)],
  ];
  const moons = Array.from({ length: 7 }, () => ({
    ...{ x: between(0, PUZZLE_WIDTH), y: between(0, PUZZLE_HEIGHT), r: between(8, 26) },
    colour: [between(60, 255), between(60, 255), between(60, 255)] as Colour,
  }));
  const hills = [0.45, 0.62, 0.8].map((level) => ({
    ...{ level, a: between(10, 24), b: between(18, 46), c: between(0, 6), d: between(7, 15), e: between(0, 6) },
    colour: [between(20, 110), between(70, 150), between(50, 120)] as Colour,
  }));
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const part = y / raster.height;
      const grain = random() < 0.12 ? (random() - 0.5) * 24 : 0;
      const ground = sky[0].map((value, i) => value * (1 - part) + (sky[1][i] ?? 0) * part + grain);
      raster.put(x, y, ground as unknown as Colour, 1);
      for (const moon of moons) raster.blend(x, y, moon.colour, (moon.r - Math.hypot(x - moon.x, y - moon.y)) * 0.5);
      for (const { level, a, b, c, d, e, colour } of hills) {
        const ridge = level * raster.height + a * Math.sin(x / b + c) + 4 * Math.sin(x / d + e);
        const shade = colour.map((value) => value + grain * 2) as unknown as Colour;
        raster.blend(x, y, shade, Math.min(1, (y - ridge) * 0.6));
      }
    }
  }
}

/** Cuts the piece out of the scene: the piece keeps its colours, the hole is darkened and rimmed. */
function cutOut(scene: Raster, plan: PuzzlePlan): Raster {
  const piece = createRaster(PIECE_SIZE, PIECE_SIZE);
  for (let v = 0; v < PIECE_SIZE; v++) {
    for (let u = 0; u < PIECE_SIZE; u++) {
      const depth = depthAt(u, v, plan);
      const cover = Math.max(0, Math.min(1, depth + 0.5));
      if (cover === 0) continue;
      piece.put(u, v, scene.colourAt(plan.x + u, plan.y + v), cover);
      if (depth < 1.6) piece.blend(u, v, [255, 255, 255], cover * 0.75);
      scene.blend(plan.x + u, plan.y + v, [16, 20, 30], cover * (depth < 1.6 ? 0.3 : 0.55));
    }
  }
  return piece;
}

/** Chooses where a piece belongs: never near the left edge, where the drag begins. */
export function planPuzzle(random: () => number): PuzzlePlan {
  const side = () => (random() < 0.5 ? 1 : -1);
  return {
    x: Math.round(80 + random() * (PUZZLE_WIDTH - PIECE_SIZE - 88)),
    y: Math.round(4 + random() * (PUZZLE_HEIGHT - PIECE_SIZE - 8)),
    right: side(),
    top: side(),
  };
}

/** Draws a slider captcha of a plan. `random` gives numbers from 0 to 1. */
export function drawPuzzle(plan: PuzzlePlan, random: () => number): Puzzle {
  const scene = createRaster(PUZZLE_WIDTH, PUZZLE_HEIGHT);
  paintScene(scene, random);
  const piece = cutOut(scene, plan);
  return { background: scene.dataUrl(), piece: piece.dataUrl(), pieceY: plan.y };
}
