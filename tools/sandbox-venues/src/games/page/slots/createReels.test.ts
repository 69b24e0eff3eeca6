/** @jest-environment jsdom */
import { createReels } from './createReels.js';

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
  return { resize: () => handlers.forEach((handle) => handle()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
