/** @jest-environment jsdom */
import { createSea } from './createSea.js';
import { createSchool, fishArt, placeFish, type Fish } from './school.js';
import { getAimKeyframes, getSwimKeyframes, getSwimTiming, computeSize } from './swim.js';

const BOX = { width: 1_000, height: 600 };
const spots = Object.keys(fishArt).map((key) => ({ key, name: key, pays: 4_000 }));

interface Started {
  readonly element: Element;
  readonly keyframes: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  startTime: number | undefined;
  isPaused: boolean;
  isCancelled: boolean;
}

let started: Started[] = [];
let resize = () => undefined as void;

function setUp({ reduced = false } = {}) {
  started = [];
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(window, {
    matchMedia: () => ({ matches: reduced }),
    ResizeObserver: class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions) {
      const each: Started = {
        element: this,
        keyframes,
        timing,
        startTime: undefined,
        isPaused: false,
        isCancelled: false,
      };
      started.push(each);
      return Object.assign(each, {
        pause: () => (each.isPaused = true),
        cancel: () => (each.isCancelled = true),
      });
    },
  });
  const pressed: string[] = [];
  const sea = createSea({ spots, onAim: (key) => pressed.push(key) });
  document.body.replaceChildren(sea.element);
  Object.defineProperties(sea.element, {
    clientWidth: { value: BOX.width },
    clientHeight: { value: BOX.height },
    getBoundingClientRect: { value: () => ({ left: 40, top: 50 }) },
  });
  resize();
  return { sea, pressed };
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const running = () => started.filter(({ isCancelled }) => !isCancelled);
const swimming = () => running().filter(({ element }) => element.className === 'swimmer');
const findMarked = () => document.querySelector('.target')?.parentElement;
const school = createSchool(spots);
const readMove = ({ transform }: Keyframe) => (String(transform).match(/-?[\d.]+/g) ?? []).map(Number);
const centre = (fish: Fish, ms: number) => {
  const { x, y } = placeFish(fish, ms);
  return { clientX: 40 + x * BOX.width, clientY: 50 + y * BOX.height };
};
const press = (sea: ReturnType<typeof createSea>, at: { clientX: number; clientY: number }) =>
  sea.element.dispatchEvent(new MouseEvent('click', at));

describe('paths', () => {
  it('keyframes keep each fish within two pixels of its path at any time', () => {
    for (const fish of school) {
      const keyframes = getSwimKeyframes(fish, BOX);
      const { duration, iterationStart } = getSwimTiming(fish);
      const half = computeSize(fish, BOX) / 2;
      for (let ms = 0; ms < 40_000; ms += 737) {
        const way = ((ms / duration + iterationStart) % 1) * (keyframes.length - 1);
        const [from, to] = [Math.floor(way), Math.ceil(way)].map((at) => readMove(keyframes[at] ?? {}));
        const [x = 0, y = 0] = [0, 1].map((axis) => {
          const [a = 0, b = 0] = [from?.[axis], to?.[axis]];
          return a + (b - a) * (way % 1) + half;
        });
        const place = placeFish(fish, ms);
        expect(Math.abs(x - place.x * BOX.width)).toBeLessThan(2);
        expect(Math.abs(y - place.y * BOX.height)).toBeLessThan(2);
      }
    }
  });

  it('a fish leaves the scene before it comes in at the other side', () => {
    for (const fish of school) {
      const keyframes = getSwimKeyframes(fish, BOX);
      const ends = [keyframes[0], keyframes.at(-1)].map((keyframe) => readMove(keyframe ?? {})[0] ?? NaN);
      const [low = NaN, high = NaN] = ends.toSorted((a, b) => a - b);
      expect(low + computeSize(fish, BOX)).toBeLessThan(0);
      expect(high).toBeGreaterThan(BOX.width);
    }
  });

  it('the cannon points at the fish, up to its widest turn', () => {
    const [fish] = school;
    if (!fish) throw new Error('The school is empty.');
    const angles = getAimKeyframes(fish, BOX).map((keyframe) => readMove(keyframe)[0] ?? NaN);
    const middle = placeFish(fish, (1.5 - fish.phase) / fish.pace);
    expect(middle.x).toBeCloseTo(0.5, 6);
    expect(angles[angles.length >> 1]).toBeCloseTo(0, 3);
    expect(Math.max(...angles.map(Math.abs))).toBeLessThanOrEqual(1.3);
    expect(Math.sign(angles[0] ?? 0)).toBe(-fish.direction);
  });
});

describe('scene', () => {
  it('moves every fish by an animation on one clock, without a script in a frame', () => {
    setUp();
    expect(swimming()).toHaveLength(school.length);
    expect(new Set(running().map(({ startTime }) => startTime))).toEqual(new Set([performance.now()]));
    expect(running().every(({ timing }) => timing.iterations === Infinity)).toBe(true);
  });

  it('with reduced motion shows the fish where they start', () => {
    setUp({ reduced: true });
    expect(swimming().every(({ isPaused, startTime }) => isPaused && startTime === undefined)).toBe(true);
  });

  it('continues after a change of size with the same clock, and with one animation for each fish', () => {
    setUp();
    const before = swimming().map(({ startTime }) => startTime);
    jest.advanceTimersByTime(5_000);
    resize();
    expect(swimming().map(({ startTime }) => startTime)).toEqual(before);
  });

  it('aims at the pressed fish and reports its kind', () => {
    const { sea, pressed } = setUp();
    jest.advanceTimersByTime(3_000);
    const whale = school.find(({ key }) => key === 'whale');
    if (!whale) throw new Error('The school has no whale.');
    press(sea, centre(whale, 3_000));
    expect(pressed).toEqual(['whale']);
    expect(document.querySelector('.target-name')?.textContent).toBe('whale × 40');
    expect(findMarked()).toHaveProperty('style.width', `${computeSize(whale, BOX)}px`);
    press(sea, { clientX: 40, clientY: 50 });
    expect(pressed).toEqual(['whale']);
  });

  it('aims at a fish in the scene, and at another one when that has left', () => {
    const { sea } = setUp();
    const seen = new Set<Element | null | undefined>();
    for (let ms = 0; ms < 26_000; ms += 1_000) {
      sea.aim('turtle');
      const at = [...document.querySelectorAll('.swimmer')].indexOf(findMarked() as Element);
      const fish = school[at];
      if (!fish) throw new Error('No fish is marked.');
      expect(fish.key).toBe('turtle');
      expect(placeFish(fish, ms).x).toBeGreaterThan(-0.05);
      expect(placeFish(fish, ms).x).toBeLessThan(1.05);
      seen.add(findMarked());
      jest.advanceTimersByTime(1_000);
    }
    expect(seen.size).toBe(2);
  });

  it('a catch hides the fish and shows the amount for a time; a miss shows a splash only', async () => {
    const { sea } = setUp();
    sea.aim('shark');
    const shot = sea.shoot('+40');
    expect(document.querySelectorAll('.shot')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(260);
    await shot;
    expect(document.querySelector('.catch')?.textContent).toBe('+40');
    expect(document.querySelector('[data-caught]')).toBe(findMarked());
    await jest.advanceTimersByTimeAsync(900);
    expect(document.querySelectorAll('.shot, .splash, .catch, [data-caught]')).toHaveLength(0);
    const miss = sea.shoot('');
    await jest.advanceTimersByTimeAsync(260);
    await miss;
    expect(document.querySelectorAll('.splash')).toHaveLength(1);
    expect(document.querySelectorAll('.catch, [data-caught]')).toHaveLength(0);
  });

  it('the cannon shows the size of a shot', () => {
    const { sea } = setUp();
    sea.setSize('50');
    expect(document.querySelector('.cannon-size')?.textContent).toBe('50');
  });

  it('stops all animations when it is closed', () => {
    const { sea } = setUp();
    sea.close();
    expect(running()).toEqual([]);
  });
});
