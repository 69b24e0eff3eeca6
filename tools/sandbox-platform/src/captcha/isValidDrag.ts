import { PUZZLE_WIDTH } from './drawing/drawPuzzle.ts';

/** Where the piece was, and when: pixels across and down from the start, milliseconds from the start. */
export type DragSample = readonly [x: number, y: number, t: number];

/** How a piece came to its place: pulled, or moved with the arrow keys. */
export interface Drag {
  readonly mode: 'drag' | 'keys';
  /** Where it was let go, pixels from the left edge of the picture. */
  readonly x: number;
  readonly track: readonly DragSample[];
}

/** How far from its place a piece may be let go, pixels. */
export const TOLERANCE = 6;

const MIN_MS = 150;
const MAX_MS = 120_000;
const MAX_JUMP = 150;
const MARGIN = 40;

const computeSteps = (track: Drag['track']): number[] => track.slice(1).map(([x], i) => x - (track[i]?.[0] ?? 0));

function isInOrder(track: Drag['track']): boolean {
  return track.every(([x, y, t], i) => {
    const before = track[i - 1]?.[2] ?? 0;
    return t >= before && x >= -MARGIN && x <= PUZZLE_WIDTH + MARGIN && Math.abs(y) <= PUZZLE_WIDTH;
  });
}

/** A hand speeds up and slows down; a script's straight pull is one step over and over. Pixels a sample. */
const MIN_SPREAD = 2;

const isHumanPull = (track: Drag['track'], steps: readonly number[]): boolean =>
  track.length >= 8 &&
  Math.max(...steps) - Math.min(...steps) >= MIN_SPREAD &&
  steps.every((step) => Math.abs(step) <= MAX_JUMP);

/**
 * Judges how a piece was brought to its place: the place itself, a duration a person needs, samples in order that end
 * where it was let go. Keys move in even steps, so only a pull has to look like a hand.
 *
 * This raises the price of a script; it does not tell people from machines by itself. The limits do the rest (ruling A4).
 */
export function isValidDrag({ mode, x, track }: Drag, target: number): boolean {
  const last = track.at(-1);
  const first = track[0];
  if (!first || !last || Math.abs(x - target) > TOLERANCE || Math.abs(last[0] - x) > 1) return false;
  const lasted = last[2] - first[2];
  if (lasted < MIN_MS || lasted > MAX_MS || !isInOrder(track)) return false;
  return mode === 'keys' ? track.length >= 2 : isHumanPull(track, computeSteps(track));
}
