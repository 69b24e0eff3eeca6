import { createFakeClock } from '@pavilion/kernel/testing';
import { createResponseCache } from './createResponseCache.ts';

/** Creates a cache with a clock that advances by 1 ms on each read. */
function createCache() {
  let now = 1_000;
  const set = (time: number) => void (now = time);
  return { set, cache: createResponseCache({ now: () => (now += 1), after: () => () => undefined }) };
}

it('API-06 shares a call in progress if the clock advances between two reads', async () => {
  const { cache } = createCache();
  const load = jest.fn(() => Promise.resolve('response'));
  const responses = await Promise.all(Array.from({ length: 50 }, () => cache.share('a', 1, load)));
  expect([new Set(responses), load.mock.calls.length]).toEqual([new Set(['response']), 1]);
});

it('API-06 caches a response for its time, and not longer if the clock is set back', async () => {
  const { cache, set } = createCache();
  const load = jest.fn(() => Promise.resolve('response'));
  const share = () => cache.share('a', 100, load);
  await share();
  await share();
  expect(load).toHaveBeenCalledTimes(1);
  set(2_000);
  await share();
  expect(load).toHaveBeenCalledTimes(2);
  set(0);
  await share();
  expect(load).toHaveBeenCalledTimes(3);
});

it('F-API-17 a failure is shared by its callers, and the next call sends again', async () => {
  const { cache } = createCache();
  const load = jest.fn(() => Promise.reject(new Error('down')));
  const share = () => cache.share('a', 100, load).catch(() => 'failed');
  expect(await Promise.all([share(), share()])).toEqual(['failed', 'failed']);
  expect(load).toHaveBeenCalledTimes(1);
  await share();
  expect(load).toHaveBeenCalledTimes(2);
});

it('API-06 a response is fresh at once and stale exactly after its time', async () => {
  const clock = createFakeClock({ start: 1_000 });
  const cache = createResponseCache(clock);
  const load = jest.fn(() => Promise.resolve('response'));
  const share = async (keepMs: number) => {
    await cache.share('a', keepMs, load);
    return load.mock.calls.length;
  };
  expect([await share(100), await share(100)]).toEqual([1, 1]);
  clock.advance(99);
  expect(await share(100)).toBe(1);
  clock.advance(1);
  expect(await share(100)).toBe(2);
});

it('API-06 a response is kept for its key until the cache is cleared', async () => {
  const cache = createResponseCache(createFakeClock());
  const load = jest.fn((key: string) => Promise.resolve(key));
  const share = (key: string) => cache.share(key, 100, () => load(key));
  expect([await share('a'), await share('b'), await share('a')]).toEqual(['a', 'b', 'a']);
  expect(load).toHaveBeenCalledTimes(2);
  cache.clear();
  await share('a');
  expect(load).toHaveBeenCalledTimes(3);
});

it('F-API-17 a failure after the cache was cleared does not remove the response of a later call', async () => {
  const cache = createResponseCache(createFakeClock());
  let fail: (error: Error) => void = () => undefined;
  const failing = cache.share('a', 100, () => new Promise((_, reject) => (fail = reject))).catch(() => 'failed');
  cache.clear();
  const load = jest.fn(() => Promise.resolve('response'));
  await cache.share('a', 100, load);
  fail(new TypeError('down'));
  expect(await failing).toBe('failed');
  expect(await cache.share('a', 100, load)).toBe('response');
  expect(load).toHaveBeenCalledTimes(1);
});
