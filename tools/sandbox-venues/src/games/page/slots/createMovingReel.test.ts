/** @jest-environment jsdom */
import { createMovingReel } from './createMovingReel.js';
import { getStopTimes } from './reelMotion.js';
import { stubAnimations, type StartedAnimation } from './stubAnimations.ts';

const LOOP = 6;
const CELL = 100;

/** Canvas context whose calls have no effect. */
const context: unknown = new Proxy({}, { get: () => () => undefined });

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

function spin() {
  const { started } = stubAnimations();
  const reel = createMovingReel(() => ['whale', 'azure']);
  reel.start({ position: 5, at: 1_000, size: CELL });
  const [lift, rise, loop] = started as [StartedAnimation, StartedAnimation, StartedAnimation];
  return { reel, started, lift, rise, loop };
}

it('LOB-07 lifts, speeds up and turns without a gap or a jump', () => {
  const { lift, rise, loop } = spin();
  expect(rise.timing.delay).toBe(lift.timing.duration);
  expect(loop.timing.delay).toBe(rise.timing.delay + rise.timing.duration);
  expect(lift.tops[0]).toBeCloseTo(1, 3);
  // The column of the start has one symbol above the window, and the other one all that repeat.
  expect(LOOP - (rise.tops[0] ?? 0)).toBeCloseTo(1 - (lift.tops.at(-1) ?? 0), 3);
  expect(loop.tops.map(Math.abs)).toEqual([LOOP, 0]);
  expect(LOOP * (1 - loop.timing.iterationStart)).toBeCloseTo(rise.tops.at(-1) ?? 0, 3);
  expect(loop.iterations).toBe(Infinity);
});

it('LOB-07 has at full speed the speed at which the start ends', () => {
  const { rise, loop } = spin();
  const [before = 0, last = 0] = rise.tops.slice(-2);
  const step = rise.timing.duration / (rise.tops.length - 1);
  const speed = (before - last) / step;
  const steady = LOOP / loop.timing.duration;
  expect(speed / steady).toBeGreaterThan(0.75);
  expect(speed / steady).toBeLessThan(1);
});

it.each([1_200, 2_437])('LOB-07 ends the turning when the stop begins, and rests on the result (%i ms)', (stop) => {
  const { reel, started, loop } = spin();
  reel.stop(17, stop);
  const { from, to } = getStopTimes(stop);
  expect(loop.timing.delay + loop.iterations * loop.timing.duration).toBeCloseTo(from, 6);
  const end = started.at(-1);
  expect(end?.timing).toMatchObject({ delay: from, duration: to - from, fill: 'forwards' });
  expect(end?.tops.at(-1)).toBeCloseTo(1, 2);
  expect(Math.max(...(end?.tops ?? []))).toBeGreaterThan(1.9);
});

it('LOB-07 never shows a part of a column without symbols', () => {
  const { reel, started } = spin();
  reel.stop(3, 1_200);
  for (const { canvas, tops } of started) {
    const cells = (canvas as HTMLCanvasElement).height / CELL;
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...tops) + 3).toBeLessThanOrEqual(cells);
  }
});

it('LOB-07 has one animation for each column, which a browser can run without the main thread', () => {
  const { reel, started } = spin();
  reel.stop(3, 1_200);
  expect(started).toHaveLength(4);
  expect(new Set(started.map(({ canvas }) => canvas)).size).toBe(4);
});

it('LOB-07 draws the symbols of the place where the reel starts and of the one where it stops', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.defineProperty(globalThis, 'Path2D', { configurable: true, value: class {} });
  stubAnimations();
  const drawn: number[] = [];
  const reel = createMovingReel((index) => {
    drawn.push(index);
    return ['whale', 'azure'];
  });
  reel.start({ position: 5, at: 0, size: CELL });
  expect(new Set(drawn.slice(0, -7))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(drawn.slice(-7)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  drawn.length = 0;
  reel.stop(17, 1_200);
  expect(drawn).toEqual([15, 16, 17, 18, 19, 20, 21, 22]);
});

it('LOB-07 draws the repeating symbols once for each size', () => {
  stubAnimations();
  const getSymbol = jest.fn((): [string, string] => ['whale', 'azure']);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.defineProperty(globalThis, 'Path2D', { configurable: true, value: class {} });
  const reel = createMovingReel(getSymbol);
  const count = (act: () => void) => {
    getSymbol.mockClear();
    act();
    return getSymbol.mock.calls.length;
  };
  expect(count(() => reel.prepare(CELL))).toBe(12);
  expect(count(() => reel.start({ position: 5, at: 0, size: CELL }))).toBe(7);
  expect(count(() => reel.start({ position: 5, at: 0, size: 2 * CELL }))).toBe(19);
});

it('LOB-07 a second start ends the animations of the first', () => {
  const { reel, started } = spin();
  reel.start({ position: 5, at: 2_000, size: CELL });
  expect(started.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true, false, false, false]);
});

it('LOB-07 moves nothing while the reel has no size', () => {
  const { started } = stubAnimations();
  const reel = createMovingReel(() => ['whale', 'azure']);
  reel.start({ position: 0, at: 0, size: 0 });
  reel.stop(3, 1_200);
  expect(started).toEqual([]);
});
