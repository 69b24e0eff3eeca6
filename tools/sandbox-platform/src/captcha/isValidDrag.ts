import { PUZZLE_WIDTH } from './drawing/drawPuzzle.ts';

/** Position and time of the piece, both relative to the start: pixels right, pixels down, milliseconds. */
export type DragSample = readonly [x: number, y: number, t: number];

/** Movement of a piece, with the pointer (`drag`) or the arrow keys (`keys`). */
export interface Drag {
  readonly mode: 'drag' | 'keys';
  /** Position at the release, pixels from the left edge of the picture. */
  readonly x: number;
  readonly track: readonly DragSample[];
}

/** Largest distance from the target at the release, pixels. */
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

/** Smallest difference between the fastest and the slowest step, pixels per sample. Scripts often drag in equal steps. */
const MIN_SPREAD = 2;

const isHumanPull = (track: Drag['track'], steps: readonly number[]): boolean =>
  track.length >= 8 &&
  Math.max(...steps) - Math.min(...steps) >= MIN_SPREAD &&
  steps.every((step) => Math.abs(step) <= MAX_JUMP);

/**
 * Whether a movement ends at the target, takes a plausible time and has ordered samples that end at the release position.
 * Only a pointer drag must also vary in speed, because arrow keys move in equal steps.
 *
 * This makes scripts more expensive but does not detect them reliably. Rate limits cover the rest (ruling A4).
 */
export function isValidDrag({ mode, x, track }: Drag, target: number): boolean {
  const last = track.at(-1);
  const first = track[0];
  if (!first || !last || Math.abs(x - target) > TOLERANCE || Math.abs(last[0] - x) > 1) return false;
  const lasted = last[2] - first[2];
  if (lasted < MIN_MS || lasted > MAX_MS || !isInOrder(track)) return false;
  return mode === 'keys' ? track.length >= 2 : isHumanPull(track, computeSteps(track));
}
