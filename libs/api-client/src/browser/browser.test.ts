/** @jest-environment jsdom */
import { createMemoryStore } from '@pavilion/kernel';
import {
  browserProbes,
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
  it('STO-01 keeps, reads and removes in local storage', () => {
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
  ])('F-STO-01 F-STO-02 a storage that is %s keeps nothing and breaks nothing', (_, open) => {
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
    rule                                  | broken                  | form
    ${'hash of the properties'}           | ${{}}                   | ${/^f-[0-9a-f]{32}$/}
    ${'WebGL fails: random'}              | ${{ graphics: fail }}   | ${/^r-[0-9a-f-]{36}$/}
    ${'properties fail: host and a hash'} | ${{ properties: fail }} | ${/^h-site\.example4201-[0-9a-f]{32}$/}
  `('API-11 F-AUTH-25 $rule, stable after a reload', ({ broken, form }) => {
    const store = createMemoryStore();
    const first = readFingerprint(store, { ...probes, ...(broken as object) });
    expect(first).toMatch(form as RegExp);
    expect(readFingerprint(store, { ...probes, properties: () => ['changed'] })).toBe(first);
  });

  it.each(['', 'x', 'f-<script>', 'f-' + 'a'.repeat(5000)])('STO-02 a kept value %j is taken anew', (kept) => {
    const store = createMemoryStore();
    store.set('pavilion.fingerprint', kept);
    expect(readFingerprint(store, probes)).toMatch(/^f-[0-9a-f]{32}$/);
  });

  it('API-11 a browser without WebGL, such as this one, gets a random id', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    expect(readFingerprint(createMemoryStore(), browserProbes())).toMatch(/^r-/);
    expect(browserProbes().properties()).toHaveLength(9);
  });
});

describe('network', () => {
  it('F-API-24 says when the network comes and goes, until told to stop', () => {
    const heard: boolean[] = [];
    const stop = watchOnline((isOnline) => heard.push(isOnline));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(heard).toEqual([false, true]);
    expect(isBrowserOnline()).toBe(true);
  });
});

describe('createTabChannel', () => {
  it('STO-03 is silent where there is no BroadcastChannel', () => {
    const channel = createTabChannel();
    expect(() => channel.post({ type: 'loggedOut' })).not.toThrow();
    expect(() => channel.listen(() => undefined)()).not.toThrow();
  });
});
