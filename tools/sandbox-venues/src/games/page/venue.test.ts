/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { listEngines } from '../catalogue/listEngines.ts';
import type { Engine } from '../engines/engine.ts';
import { createFakeVenue } from '../testing/fakeVenue.ts';

/** Canvas context that accepts every call. */
const context: unknown = new Proxy(
  {},
  {
    get: (_, name) => (String(name).startsWith('create') ? () => ({ addColorStop: () => undefined }) : () => undefined),
  },
);

class Unobserved {
  observe = () => undefined;
}

class SilentSocket {
  addEventListener = () => undefined;
}

function stubBrowser(venue: ReturnType<typeof createFakeVenue>): void {
  document.documentElement.lang = 'zh-CN';
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/venue/play#code');
  const stubs = {
    fetch: venue.fetch,
    WebSocket: SilentSocket,
    ResizeObserver: Unobserved,
    Path2D: Unobserved,
    matchMedia: () => ({ matches: true }),
  };
  for (const [name, value] of Object.entries(stubs))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => undefined });
  let ids = 0;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => `request-${String(++ids)}` });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

async function openGame(engine: Engine) {
  const venue = createFakeVenue(engine);
  stubBrowser(venue);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then(() => undefined) });
  jest.resetModules();
  await import('./venue.js');
  await jest.advanceTimersByTimeAsync(100);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { ...venue, user, find, pass };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('page of a venue', () => {
  it.each(
    listEngines()
      .filter(({ kind }) => kind !== 'match')
      .map((engine) => [engine.rules, engine] as const),
  )('LOB-08 GAM-05 %s is played by keyboard, and its result is in the log as text', async (_rules, engine) => {
    const { orders, user, find, pass } = await openGame(engine);
    const [spot, play] = [find('.bets .spot'), find('[data-testid="play"]')];
    if (engine.kind !== 'slot') {
      spot?.focus();
      await user.keyboard('2{Enter}');
    }
    if (engine.kind !== 'fishing') {
      play?.focus();
      await user.keyboard('{Enter}');
    }
    await pass(10_000);
    expect(orders).toHaveLength(1);
    expect(document.querySelectorAll('[data-round]')).toHaveLength(1);
    expect(find('[data-round] .log-text')?.textContent).toMatch(/\S+ ?押注 \d/);
    expect(find('#message')?.textContent).not.toBe('');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('LOB-07 a slot accepts no second spin within 2.5 s, and never spins by itself', async () => {
    const slot = listEngines().find(({ kind }) => kind === 'slot') as Engine;
    const { orders, find, pass } = await openGame(slot);
    const play = find('[data-testid="play"]') as HTMLButtonElement;
    const pressedAt = performance.now();
    play.click();
    await pass(2_400);
    play.click();
    expect([orders.length, play.disabled]).toEqual([1, true]);
    await pass(300);
    expect([orders.length, play.disabled]).toEqual([1, false]);
    play.click();
    await pass(60_000);
    expect(orders).toHaveLength(2);
    expect(performance.now() - pressedAt).toBeGreaterThan(60_000);
  });

  it('LOB-07 sounds are off until the player turns them on', async () => {
    const { find } = await openGame(listEngines()[0] as Engine);
    expect(find('[data-sound]')?.getAttribute('aria-pressed')).toBe('false');
  });

  it('LOB-08 undoes with Backspace, repeats with R, and moves between spots with arrow keys', async () => {
    const baccarat = listEngines().find(({ rules }) => rules === 'baccarat') as Engine;
    const { user, find, pass } = await openGame(baccarat);
    const listLaid = () =>
      [...document.querySelectorAll<HTMLElement>('.spot[data-laid]')].map(({ dataset }) => dataset['spot']);
    document.querySelectorAll('.spot').forEach((spot, at) => {
      spot.getBoundingClientRect = () => new DOMRect(at * 100, 0, 90, 90);
    });
    find('.spot')?.focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(listLaid()).toEqual(['playerPair', 'player']);
    await user.keyboard('{Backspace}');
    expect(listLaid()).toEqual(['playerPair']);
    find('[data-testid="play"]')?.focus();
    await user.keyboard('{Enter}');
    await pass(10_000);
    expect(listLaid()).toEqual([]);
    await user.keyboard('r');
    expect(listLaid()).toEqual(['playerPair']);
  });
});
