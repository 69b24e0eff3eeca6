import { createResponseCache } from './createResponseCache.ts';

/** A clock that goes on by a millisecond whenever it is looked at, as a busy one may. */
function createCache() {
  let now = 1_000;
  const set = (time: number) => void (now = time);
  return { set, cache: createResponseCache({ now: () => (now += 1), after: () => () => undefined }) };
}

it('API-06 a call that runs is shared however the clock goes on between two looks', async () => {
  const { cache } = createCache();
  const ask = jest.fn(() => Promise.resolve('answer'));
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.share('a', 1, ask)));
  expect([new Set(answers), ask.mock.calls.length]).toEqual([new Set(['answer']), 1]);
});

it('API-06 an answer is kept for its time, and not by a clock that was set back', async () => {
  const { cache, set } = createCache();
  const ask = jest.fn(() => Promise.resolve('answer'));
  const share = () => cache.share('a', 100, ask);
  await share();
  await share();
  expect(ask).toHaveBeenCalledTimes(1);
  set(2_000);
  await share();
  expect(ask).toHaveBeenCalledTimes(2);
  set(0);
  await share();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('F-API-17 a failure is shared by those who wait for it and asked anew by the next', async () => {
  const { cache } = createCache();
  const ask = jest.fn(() => Promise.reject(new Error('down')));
  const share = () => cache.share('a', 100, ask).catch(() => 'failed');
  expect(await Promise.all([share(), share()])).toEqual(['failed', 'failed']);
  expect(ask).toHaveBeenCalledTimes(1);
  await share();
  expect(ask).toHaveBeenCalledTimes(2);
});
