import { type Colour, createRaster, type Raster } from './createRaster.ts';

export const PUZZLE_WIDTH = 300;
export const PUZZLE_HEIGHT = 160;
/** Width and height of the piece's picture, pixels, including a margin for the knobs. */
export const PIECE_SIZE = 60;

const BODY = 44;
const EDGE = (PIECE_SIZE - BODY) / 2;
const KNOB = 8;

/**
 * Drawn puzzle: both pictures as data URLs and the vertical position of the piece. The horizontal position is the
 * solution.
 */
export interface Puzzle {
  readonly background: string;
  readonly piece: string;
  readonly pieceY: number;
}

/** Target position of the piece in pixels, and the direction of its knobs: outward (1) or inward (-1). */
export interface PuzzlePlan {
  readonly x: number;
  readonly y: number;
  readonly right: 1 | -1;
  readonly top: 1 | -1;
}

/** Returns the distance of a point from the outline of the piece, in pixels; negative outside. */
function computeDepth(u: number, v: number, { right, top }: PuzzlePlan): number {
  const body = min(u - EDGE, EDGE + BODY - u, v - EDGE, EDGE + BODY - v);
  const knobRight = KNOB - hypot(u - (EDGE + BODY), v - PIECE_SIZE / 2);
  const knobTop = KNOB - hypot(u - PIECE_SIZE / 2, v - EDGE);
  const withRight = right === 1 ? max(body, knobRight) : min(body, -knobRight);
  return top === 1 ? max(withRight, knobTop) : min(withRight, -knobTop);
}

type Between = (low: number, high: number) => number;

/** Sources of random numbers: in a range, and from 0 to 1. */
interface Chance {
  readonly between: Between;
  readonly random: () => number;
}

const { hypot, max, min, sin, sqrt } = Math;

/** Paints a vertical colour gradient with specks. */
function paintSky(raster: Raster, { between, random }: Chance) {
  const [top, bottom]: [Colour, Colour] = [
    [between(40, 120), between(90, 160), between(150, 220)],
    [between(200, 250), between(150, 220), between(140, 200)],
  ];
  for (let y = 0; y < raster.height; y++) {
    const part = y / raster.height;
    const at = (i: 0 | 1 | 2) => top[i] * (1 - part) + bottom[i] * part;
    const [red, green, blue] = [at(0), at(1), at(2)];
    for (let x = 0; x < raster.width; x++) {
      const grain = random() < 0.12 ? (random() - 0.5) * 24 : 0;
      raster.put({ x, y }, [red + grain, green + grain, blue + grain], 1);
    }
  }
}

/** Paints a disc with a soft edge. */
function paintMoon(raster: Raster, { between }: Chance) {
  const [left, top, r] = [between(0, PUZZLE_WIDTH), between(0, PUZZLE_HEIGHT), between(8, 26)].map(Math.round) as [
    number,
    number,
    number,
  ];
  const colour: Colour = [between(60, 255), between(60, 255), between(60, 255)];
  for (let y = top - r; y <= top + r; y++) {
    for (let x = left - r; x <= left + r; x++) {
      raster.blend({ x, y }, colour, (r - sqrt((x - left) ** 2 + (y - top) ** 2)) * 0.5);
    }
  }
}

/** Paints a chain of hills with its average ridge at `level` (0 top, 1 bottom). */
function paintHills(raster: Raster, level: number, { between, random }: Chance) {
  const colour: Colour = [between(20, 110), between(70, 150), between(50, 120)];
  const [tall, wide, from] = [between(10, 24), between(18, 46), between(0, 6)];
  const [fine, start] = [between(7, 15), between(0, 6)];
  for (let x = 0; x < raster.width; x++) {
    const ridge = level * raster.height + tall * sin(x / wide + from) + 4 * sin(x / fine + start);
    for (let y = max(0, Math.floor(ridge)); y < raster.height; y++) {
      const grain = random() < 0.12 ? (random() - 0.5) * 40 : 0;
      raster.blend({ x, y }, [colour[0] + grain, colour[1] + grain, colour[2] + grain], (y - ridge) * 0.6);
    }
  }
}

/** Paints a random landscape of sky, moons and hills. */
function paintScene(raster: Raster, random: () => number) {
  const between: Between = (low, high) => low + (high - low) * random();
  const chance: Chance = { between, random };
  paintSky(raster, chance);
  for (let i = 0; i < 7; i++) paintMoon(raster, chance);
  for (const level of [0.45, 0.62, 0.8]) paintHills(raster, level, chance);
}

/** Copies the piece out of the scene, then darkens the hole and draws its rim. */
function cutOut(scene: Raster, plan: PuzzlePlan): Raster {
  const piece = createRaster(PIECE_SIZE, PIECE_SIZE);
  for (let v = 0; v < PIECE_SIZE; v++) {
    for (let u = 0; u < PIECE_SIZE; u++) {
      const depth = computeDepth(u, v, plan);
      const cover = max(0, min(1, depth + 0.5));
      if (cover === 0) continue;
      const inPiece = { x: u, y: v };
      const inScene = { x: plan.x + u, y: plan.y + v };
      piece.put(inPiece, scene.colourAt(inScene), cover);
      if (depth < 1.6) piece.blend(inPiece, [255, 255, 255], cover * 0.75);
      scene.blend(inScene, [16, 20, 30], cover * (depth < 1.6 ? 0.3 : 0.55));
    }
  }
  return piece;
}

/** Chooses the position of a piece. It is never near the left edge, where the drag begins. */
export function planPuzzle(random: () => number): PuzzlePlan {
  const side = () => (random() < 0.5 ? 1 : -1);
  return {
    x: Math.round(80 + random() * (PUZZLE_WIDTH - PIECE_SIZE - 88)),
    y: Math.round(4 + random() * (PUZZLE_HEIGHT - PIECE_SIZE - 8)),
    right: side(),
    top: side(),
  };
}

/** Draws the slider captcha of a plan. `random` returns numbers from 0 to 1. */
export function drawPuzzle(plan: PuzzlePlan, random: () => number): Puzzle {
  const scene = createRaster(PUZZLE_WIDTH, PUZZLE_HEIGHT);
  paintScene(scene, random);
  const piece = cutOut(scene, plan);
  return { background: scene.dataUrl(), piece: piece.dataUrl(), pieceY: plan.y };
}
