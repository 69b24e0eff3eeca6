import { uiActions } from '@pavilion/site-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWallet } from '../testing/renderWallet.tsx';
import { VenueFrame } from './VenueFrame.tsx';

const ORIGIN = 'https://venue.example';
const HREF = `${ORIGIN}/venue/x?sig=!~`;

async function setUp() {
  const site = await renderWallet(<VenueFrame href={HREF} />, {}, { path: '/dz/game' });
  const frame = screen.getByTitle<HTMLIFrameElement>('场馆');
  const close = jest.spyOn(window, 'close').mockImplementation();
  const postVenueMessage = (type: string, from: MessageEventInit = {}) =>
    act(() => {
      const data = { source: 'pavilion-venue', type };
      const options = { data, origin: ORIGIN, source: frame.contentWindow, ...from };
      window.dispatchEvent(new MessageEvent('message', options));
    });
  return { ...site, frame, close, say: postVenueMessage };
}

describe('VenueFrame', () => {
  afterEach(() => jest.restoreAllMocks());

  it('GAM-02 G1 loads the exact URL on its own origin without access to the top window, windows and forms', async () => {
    const { frame } = await setUp();
    expect(Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      src: HREF,
      sandbox: 'allow-scripts allow-same-origin',
      referrerpolicy: 'no-referrer',
    });
  });

  it('LOB-05 F-RTE-12 hands over tokens, edition and theme, only to the origin of the venue', async () => {
    const root = document.documentElement;
    root.style.setProperty('--color-accent-fill', '#b23a1f');
    root.style.setProperty('--radius-panel', '0.5rem');
    const { frame, store, say, pass } = await setUp();
    const posted = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
    const style = { tokens: { 'accent.fill': '#b23a1f', 'radius.panel': '8px' } };
    const chooseEdition = async (edition: 'classic' | 'professional') => {
      act(() => void store.dispatch(uiActions.editionChosen(edition)));
      await pass(0);
    };
    fireEvent.load(frame);
    await chooseEdition('professional');
    say('ready', { data: { source: 'pavilion-venue', v: 1, type: 'ready', version: 1 } });
    await chooseEdition('classic');
    const site = { source: 'pavilion-site', v: 1 };
    const hello = { ...site, type: 'hello', versions: [1], ...style };
    expect(posted.mock.calls).toEqual([
      [{ ...hello, theme: 'light', edition: 'classic' }, ORIGIN],
      [{ ...hello, theme: 'dark', edition: 'professional' }, ORIGIN],
      [{ ...site, type: 'style', theme: 'light', edition: 'classic', ...style }, ORIGIN],
    ]);
    root.removeAttribute('style');
  });

  it('LOB-05 G1 drops more than 20 messages a second', async () => {
    const { say, pass, navigate } = await setUp();
    for (let at = 0; at < 20; at++) say('balance');
    say('close');
    expect(navigate.mock.calls).toEqual([]);
    await pass(1_000);
    say('close');
    expect(navigate.mock.calls).toEqual([['/']]);
  });

  it('F-RTE-12 G1 refreshes the balance at most once per second and leaves the page on request', async () => {
    const { say, pass, changes, close, navigate } = await setUp();
    for (let at = 0; at < 100; at++) say('balance');
    expect(changes).toEqual([]);
    await pass(1_000);
    expect([changes, close.mock.calls.length]).toEqual([[{ tags: ['balance'] }], 0]);
    say('close');
    expect([close.mock.calls.length, navigate.mock.calls]).toEqual([1, [['/']]]);
  });

  it.each`
    who                              | from
    ${'another window'}              | ${{ source: window }}
    ${'no window'}                   | ${{ source: null }}
    ${'another origin in the frame'} | ${{ origin: 'https://evil.example' }}
    ${'an opaque origin'}            | ${{ origin: 'null' }}
  `('F-RTE-12 G1 ignores messages of $who', async ({ from }) => {
    const { say, pass, changes, close, navigate } = await setUp();
    for (const type of ['balance', 'close']) say(type, from as MessageEventInit);
    await pass(1_000);
    expect([changes, close.mock.calls, navigate.mock.calls]).toEqual([[], [], []]);
  });

  it('LOB-05 accepts 20 messages a second, each for its own second', async () => {
    const { say, pass, navigate } = await setUp();
    for (let at = 0; at < 19; at++) say('balance');
    await pass(999);
    say('close');
    expect(navigate).toHaveBeenCalledTimes(1);
    say('close');
    expect(navigate).toHaveBeenCalledTimes(1);
    await pass(1);
    say('close');
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('F-RTE-12 G1 a message for the balance in the next second refreshes it again', async () => {
    const { say, pass, changes } = await setUp();
    say('balance');
    await pass(999);
    expect(changes).toEqual([]);
    await pass(1);
    say('balance');
    await pass(1_000);
    expect(changes).toEqual([{ tags: ['balance'] }, { tags: ['balance'] }]);
  });

  it('LOB-05 refreshes nothing and leaves no listener after the unmount', async () => {
    const { say, pass, changes, navigate, unmount, clock } = await setUp();
    say('balance');
    unmount();
    expect(clock.pending()).toBe(0);
    say('close');
    await pass(1_000);
    expect([changes, navigate.mock.calls]).toEqual([[], []]);
  });

  describe('full screen', () => {
    const isOn = (element: Element | null) => jest.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(element);
    const request = (on: boolean) => ({ data: { source: 'pavilion-venue', v: 1, type: 'fullscreen', on } });
    const [enter, leave] = [jest.fn(), jest.fn()];

    beforeEach(() => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => null });
      enter.mockReset().mockRejectedValue(new TypeError('not allowed'));
      leave.mockReset().mockResolvedValue(undefined);
      Object.assign(HTMLElement.prototype, { requestFullscreen: enter });
      Object.assign(document, { exitFullscreen: leave });
    });

    it('LOB-05 enlarges the frame, and ignores a refusal of the browser', async () => {
      const { say, frame } = await setUp();
      say('fullscreen', request(true));
      await Promise.resolve();
      expect([enter.mock.instances, leave.mock.calls]).toEqual([[frame], []]);
    });

    it('LOB-05 ends full screen only while it is on', async () => {
      const { say, frame } = await setUp();
      say('fullscreen', request(false));
      expect([enter.mock.calls, leave.mock.calls]).toEqual([[], []]);
      isOn(frame);
      say('fullscreen', request(false));
      expect(leave).toHaveBeenCalledTimes(1);
    });

    it('LOB-05 reports each change to the origin of the venue', async () => {
      const { frame, unmount } = await setUp();
      const target = frame.contentWindow as Window;
      const posted = jest.spyOn(target, 'postMessage').mockImplementation();
      const change = () => fireEvent(document, new Event('fullscreenchange'));
      isOn(frame);
      change();
      isOn(null);
      change();
      unmount();
      change();
      const message = { source: 'pavilion-site', v: 1, type: 'fullscreen' };
      expect(posted.mock.calls).toEqual([
        [{ ...message, on: true }, ORIGIN],
        [{ ...message, on: false }, ORIGIN],
      ]);
    });
  });

  it('LOB-05 sends no style before the frame has loaded, and `hello` again after a reload of the venue', async () => {
    const { frame, store, say, pass } = await setUp();
    const posted = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
    act(() => void store.dispatch(uiActions.editionChosen('professional')));
    await pass(0);
    expect(posted).not.toHaveBeenCalled();
    fireEvent.load(frame);
    say('ready', { data: { source: 'pavilion-venue', v: 1, type: 'ready', version: 1 } });
    fireEvent.load(frame);
    act(() => void store.dispatch(uiActions.editionChosen('classic')));
    await pass(0);
    const types = posted.mock.calls.map(([message]) => (message as { type: string }).type);
    expect(types).toEqual(['hello', 'hello', 'hello']);
  });
});
