import { systemClock } from './clock.ts';
import { createMemoryStore } from './keyValueStore.ts';
import { silentLogger } from './logger.ts';

describe('createMemoryStore', () => {
  it('STO-02 keeps, replaces and removes', () => {
    const store = createMemoryStore();
    expect([store.get('a'), store.set('a', '1'), store.get('a')]).toEqual([undefined, true, '1']);
    store.set('a', '');
    expect(store.get('a')).toBe('');
    store.remove('a');
    store.remove('never there');
    expect(store.get('a')).toBeUndefined();
  });

  it('F-CRY-20 __proto__ is a key like any other', () => {
    const store = createMemoryStore();
    expect(store.get('__proto__')).toBeUndefined();
    store.set('__proto__', 'x');
    expect([store.get('__proto__'), createMemoryStore().get('__proto__')]).toEqual(['x', undefined]);
  });
});

describe('systemClock', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1000 }));
  afterEach(() => jest.useRealTimers());

  it('tells the time and calls back once', () => {
    const heard: number[] = [];
    systemClock.after(30_000, () => heard.push(systemClock.now()));
    jest.advanceTimersByTime(29_999);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual([31_000]);
  });

  it('I10 a cancelled timer is gone', () => {
    const cancel = systemClock.after(10, () => {
      throw new Error('called');
    });
    cancel();
    cancel();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('silentLogger', () => {
  it('says nothing', () => {
    expect(silentLogger.warn('event', { fact: 1 })).toBeUndefined();
  });
});
