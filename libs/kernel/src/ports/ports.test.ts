import { systemClock } from './clock.ts';
import { createMemoryStore } from './keyValueStore.ts';
import { silentLogger } from './logger.ts';

describe('createMemoryStore', () => {
  it('STO-02 stores, replaces and removes values', () => {
    const store = createMemoryStore();
    expect([store.get('a'), store.set('a', '1'), store.get('a')]).toEqual([undefined, true, '1']);
    store.set('a', '');
    expect(store.get('a')).toBe('');
    store.remove('a');
    store.remove('missing');
    expect(store.get('a')).toBeUndefined();
  });

  it('F-CRY-20 accepts __proto__ as a key', () => {
    const store = createMemoryStore();
    expect(store.get('__proto__')).toBeUndefined();
    store.set('__proto__', 'x');
    expect([store.get('__proto__'), createMemoryStore().get('__proto__')]).toEqual(['x', undefined]);
  });
});

describe('systemClock', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1000 }));
  afterEach(() => jest.useRealTimers());

  it('returns the current time and fires a timer once', () => {
    const times: number[] = [];
    systemClock.after(30_000, () => times.push(systemClock.now()));
    jest.advanceTimersByTime(29_999);
    expect(times).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(times).toEqual([31_000]);
  });

  it('does not fire a timer of months at once', () => {
    const fired = jest.fn();
    systemClock.after(90 * 24 * 3_600_000, fired);
    jest.advanceTimersByTime(24 * 24 * 3_600_000);
    expect(fired).not.toHaveBeenCalled();
  });

  it('I10 cancels a timer', () => {
    const cancel = systemClock.after(10, () => {
      throw new Error('called');
    });
    cancel();
    cancel();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('silentLogger', () => {
  it('returns undefined', () => {
    expect(silentLogger.warn('event', { fact: 1 })).toBeUndefined();
  });
});
