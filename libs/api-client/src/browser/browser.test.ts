/** @jest-environment jsdom */
import { createMemoryStore } from '@pavilion/kernel';
import {
  createBrowserProbes,
  createLocalStore,
  createTabChannel,
  isBrowserOnline,
  readFingerprint,
  watchOnline,
} from '../browser.ts';

const throwing = (name: string) => () => {
  throw new DOMException('refused', name);
};
const storageLike = (parts: Partial<Storage>) => ({ ...parts }) as Storage;

describe('createLocalStore', () => {
  it('STO-01 stores, reads and removes values in local storage', () => {
    const store = createLocalStore();
    expect(store.set('pavilion.edition', 'classic')).toBe(true);
    expect(localStorage.getItem('pavilion.edition')).toBe('classic');
    expect(store.get('pavilion.edition')).toBe('classic');
    store.remove('pavilion.edition');
    expect(store.get('pavilion.edition')).toBeUndefined();
  });

  it.each([
    ['closed', throwing('SecurityError')],
    ['null', () => null],
    [
      'full',
      () => storageLike({ getItem: () => null, setItem: throwing('QuotaExceededError'), removeItem: () => undefined }),
    ],
    ['broken', () => storageLike({ getItem: throwing('E'), setItem: throwing('E'), removeItem: throwing('E') })],
    ['lying', () => storageLike({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })],
  ])('F-STO-01 F-STO-02 a storage that is %s stores nothing and throws nothing', (_, open) => {
    const store = createLocalStore(open);
    expect([store.set('k', 'v'), store.get('k')]).toEqual([false, undefined]);
    expect(() => store.remove('k')).not.toThrow();
  });
});

describe('readFingerprint', () => {
  const probes = { host: 'site.example:4201', properties: () => ['agent', 1920], graphics: () => 'card' };
  const fail = () => {
    throw new Error('blocked');
  };

  it.each`
    rule                                         | broken                  | form
    ${'is a hash of the properties'}             | ${{}}                   | ${/^f-[0-9a-f]{32}$/}
    ${'is random if WebGL fails'}                | ${{ graphics: fail }}   | ${/^r-[0-9a-f-]{36}$/}
    ${'is host and hash if the properties fail'} | ${{ properties: fail }} | ${/^h-site\.example4201-[0-9a-f]{32}$/}
  `('API-11 F-AUTH-25 $rule, and is stable after a reload', ({ broken, form }) => {
    const store = createMemoryStore();
    const first = readFingerprint(store, { ...probes, ...(broken as object) });
    expect(first).toMatch(form as RegExp);
    expect(readFingerprint(store, { ...probes, properties: () => ['changed'] })).toBe(first);
  });

  it.each(['', 'x', 'f-<script>', 'f-' + 'a'.repeat(5000)])('STO-02 replaces the invalid stored value %j', (kept) => {
    const store = createMemoryStore();
    store.set('pavilion.fingerprint', kept);
    expect(readFingerprint(store, probes)).toMatch(/^f-[0-9a-f]{32}$/);
  });

  it('API-11 a browser without WebGL gets a random id', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(readFingerprint(createMemoryStore(), createBrowserProbes())).toMatch(/^r-/);
    expect(createBrowserProbes().properties()).toHaveLength(9);
  });
});

describe('network', () => {
  it('F-API-24 reports changes of the network until it is stopped', () => {
    const received: boolean[] = [];
    const stop = watchOnline((isOnline) => received.push(isOnline));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(received).toEqual([false, true]);
    expect(isBrowserOnline()).toBe(true);
  });

  it('F-API-24 a server without a navigator counts as online', () => {
    const { navigator } = globalThis;
    Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true });
    expect(isBrowserOnline()).toBe(true);
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  });
});

describe('createTabChannel', () => {
  it('STO-03 does nothing without BroadcastChannel', () => {
    const channel = createTabChannel();
    expect(() => channel.post({ type: 'loggedOut' })).not.toThrow();
    expect(() => channel.listen(() => undefined)()).not.toThrow();
  });
});
