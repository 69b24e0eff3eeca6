/** @jest-environment jsdom */
import { createReels } from './createReels.js';
import { stubAnimations } from './stubAnimations.ts';

const family = {
  strips: [['A', 'B', 'C']],
  symbols: { A: ['whale', 'azure'], B: ['whale', 'azure'], C: ['whale', 'azure'] },
};

/** Canvas context that rejects empty bitmaps, as browsers do. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => (bitmap: unknown) => {
      if (name === 'drawImage' && bitmap instanceof HTMLCanvasElement && bitmap.width === 0)
        throw new DOMException('The canvas is empty.', 'InvalidStateError');
    },
  },
);

function stubBrowser(): { resize: () => void } {
  const handlers: (() => void)[] = [];
  const stubs = {
    ResizeObserver: class {
      constructor(handle: () => void) {
        handlers.push(handle);
      }
      observe = () => undefined;
    },
    Path2D: class {},
    matchMedia: () => ({ matches: false }),
  };
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  stubAnimations();
  return { resize: () => handlers.forEach((handle) => handle()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('LOB-07 reels end from left to right, each with its moving symbols hidden', async () => {
  const { resize } = stubBrowser();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(516);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const { running } = stubAnimations();
  const reels = createReels({ ...family, strips: [...family.strips, ...family.strips, ...family.strips] });
  resize();
  reels.start();
  await jest.advanceTimersByTimeAsync(100);
  const counts = () => {
    const moving = [...reels.element.querySelectorAll('.reel')];
    return moving.map((reel) => running().filter(({ canvas }) => reel.contains(canvas)).length > 0);
  };
  const ended = jest.fn();
  void reels.stop({ stops: [1, 2, 0], window: [['B'], ['C'], ['A']] }).then(ended);
  const seen = [counts()];
  for (const ms of [1_230, 300, 300]) {
    await jest.advanceTimersByTimeAsync(ms);
    seen.push(counts());
  }
  expect(seen).toEqual([
    [true, true, true],
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ]);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('LOB-07 a refused spin hides all moving symbols at once', () => {
  const { resize } = stubBrowser();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const { running } = stubAnimations();
  const reels = createReels(family);
  resize();
  reels.start();
  expect(running()).not.toEqual([]);
  reels.cancel();
  expect(running()).toEqual([]);
});

it('LOB-07 a spin ends although its canvas was removed from the page', async () => {
  const { resize } = stubBrowser();
  const reels = createReels(family);
  reels.start();
  const ended = jest.fn();
  void reels.stop({ stops: [1], window: [['B', 'C', 'A']] }).then(ended);
  resize();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ended).toHaveBeenCalledTimes(1);
});
