import { act, renderHook } from '@testing-library/react';
import { useInstallPrompt } from './useInstallPrompt.ts';

const queries: string[] = [];

/** Replaces the media queries of the browser; jsdom has none. */
function setDisplayMode(isStandalone: boolean) {
  const matchMedia = (query: string) => {
    queries.push(query);
    return { matches: isStandalone };
  };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  queries.length = 0;
});

function createOffer() {
  const prompt = jest.fn(() => Promise.resolve());
  return { prompt, offer: Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }) };
}

const dispatch = (event: Event) => act(() => void window.dispatchEvent(event));

it.each([
  [true, 'installed'],
  [false, 'manual'],
])('ACT-03 a page in a window of its own (%s) is %s', (isStandalone, state) => {
  setDisplayMode(isStandalone);
  const { result } = renderHook(useInstallPrompt);
  expect(result.current.state).toBe(state);
  expect(queries).toEqual(['(display-mode: standalone)']);
});

it('ACT-03 is manual in a browser without media queries', () => {
  const { result } = renderHook(useInstallPrompt);
  expect(result.current.state).toBe('manual');
});

it('ACT-03 is ready from the offer of the browser until it is used, and again with the next', () => {
  const { result } = renderHook(useInstallPrompt);
  const [first, second] = [createOffer(), createOffer()];
  dispatch(first.offer);
  expect(first.offer.defaultPrevented).toBe(true);
  expect(result.current.state).toBe('ready');
  expect(first.prompt).not.toHaveBeenCalled();
  act(() => result.current.install());
  expect(first.prompt).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe('manual');
  dispatch(second.offer);
  expect(result.current.state).toBe('ready');
  act(() => result.current.install());
  expect([first.prompt.mock.calls.length, second.prompt.mock.calls.length]).toEqual([1, 1]);
});

it('ACT-03 does nothing without an offer', () => {
  const { result } = renderHook(useInstallPrompt);
  act(() => result.current.install());
  expect(result.current.state).toBe('manual');
});

it('ACT-03 is installed as soon as the browser has installed it, also with an offer left', () => {
  const { result } = renderHook(useInstallPrompt);
  dispatch(createOffer().offer);
  dispatch(new Event('appinstalled'));
  expect(result.current.state).toBe('installed');
});

it('ACT-03 leaves the offer to the browser after the page is closed', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  const { unmount } = renderHook(useInstallPrompt);
  unmount();
  const { offer } = createOffer();
  dispatch(offer);
  expect(offer.defaultPrevented).toBe(false);
  expect(remove.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['beforeinstallprompt', 'appinstalled']),
  );
  remove.mockRestore();
});
