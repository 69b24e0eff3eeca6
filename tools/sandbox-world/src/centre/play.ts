import type { WirePlay } from '../definitions/worldTypes.ts';
import { computeSmoothNoise } from '../random/computeSmoothNoise.ts';
import { hashSeed } from '../random/hashSeed.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { toSpot, type Side } from './eventGenerator.ts';

/** Time between two positions, world time. */
export const PLAY_STEP_MS = 4_000;
/** Positions of a possession, and positions in a message. */
const STEPS = 4;
const SHOWN = 6;
const SWAY_MS = 240_000;

/** Computes the share of the play that favours the home side, 0.1 to 0.9, from strengths and a slow wave. */
export function computeHomeShare({ seed, home, away }: Fixture, at: number): number {
  const lead = (home.attack + home.defence - away.attack - away.defence) / 2;
  const share = 0.52 + 0.006 * lead + 0.26 * computeSmoothNoise(hashSeed(seed, 'sway'), at, SWAY_MS);
  return Math.min(Math.max(share, 0.1), 0.9);
}

const drawUniform = (...parts: readonly (number | string)[]) => hashSeed(...parts) / 4294967296;

/** Possession that contains a step: its side and how deep it comes, 0 to 1. */
function findPossession(fixture: Fixture, step: number): { readonly side: Side; readonly depth: number } {
  const possession = Math.floor(step / STEPS);
  const share = computeHomeShare(fixture, possession * STEPS * PLAY_STEP_MS);
  const side = drawUniform(fixture.seed, 'ball', possession) < share ? 'H' : 'C';
  return { side, depth: drawUniform(fixture.seed, 'depth', possession) };
}

function computePosition(fixture: Fixture, step: number): [number, number] {
  const { side, depth } = findPossession(fixture, step);
  const part = ((step % STEPS) + 1) / STEPS;
  const width = 500 + 420 * computeSmoothNoise(hashSeed(fixture.seed, 'width'), step * PLAY_STEP_MS, 3 * PLAY_STEP_MS);
  const [x, y] = toSpot(side, 260 + part * 700 * (0.25 + 0.75 * depth), width);
  return [x, y];
}

/** Number of the current position. It grows with world time. */
export const computePlayStep = (at: number): number => Math.floor(at / PLAY_STEP_MS);

/** Computes where the play is. All positions belong to the current possession or shortly before it. */
export function computePlay(fixture: Fixture, at: number, periodAt: number): WirePlay {
  const step = computePlayStep(at);
  const first = Math.max(step - SHOWN + 1, computePlayStep(periodAt));
  const spots = Array.from({ length: step - first + 1 }, (_, k) => computePosition(fixture, first + k));
  const { side } = findPossession(fixture, step);
  const depth = side === 'H' ? spots.at(-1)![0] : 1000 - spots.at(-1)![0];
  return { side, act: depth > 820 ? 'danger' : depth > 580 ? 'attack' : 'build', spots };
}

/** Share of the possession of the home side up to a time, per cent. */
export function computePossession(fixture: Fixture, from: number, to: number): number {
  const [first, last] = [Math.floor(computePlayStep(from) / STEPS), Math.floor(computePlayStep(to) / STEPS)];
  let home = 0;
  for (let k = first; k <= last; k++) if (findPossession(fixture, k * STEPS).side === 'H') home++;
  return Math.round((100 * home) / (last - first + 1));
}
