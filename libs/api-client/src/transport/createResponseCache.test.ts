import { createResponseCache } from './createResponseCache.ts';

/** Creates a cache with a clock that advances by 1 ms on each read. */
function createCache() {
  let now = 1_000;
  const set = (time: number) => void (now = time);
  return { set, cache: createResponseCache({ now: () => (now += 1), after: () => () => undefined }) };
}

it('API-06 shares a call in progress if the clock advances between two reads', async () => {
  const { cache } = createCache();
  const load = jest.fn(() => Promise.resolve('answer'));
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.share('a', 1, load)));
  expect([new Set(answers), load.mock.calls.length]).toEqual([new Set(['answer']), 1]);
});

it('API-06 caches a response for its time, and not longer if the clock is set back', async () => {
  const { cache, set } = createCache();
  const load = jest.fn(() => Promise.resolve('answer'));
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
