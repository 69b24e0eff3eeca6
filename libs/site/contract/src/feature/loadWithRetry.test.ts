import { createFakeClock } from '@pavilion/kernel/testing';
import { loadWithRetry } from './loadWithRetry.ts';

afterEach(() => jest.restoreAllMocks());

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const missing = new TypeError('Failed to fetch dynamically imported module');

it('F-RTE-14 tries once more after 600 ms', async () => {
  const clock = createFakeClock();
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValueOnce('page');
  const loaded = loadWithRetry(load, clock);
  await Promise.resolve();
  await Promise.resolve();
  clock.advance(599);
  expect(load).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await expect(loaded).resolves.toBe('page');
});

it('F-RTE-14 rejects with the error of the second try', async () => {
  const clock = {
    ...createFakeClock(),
    after: (_ms: number, run: () => void) => (queueMicrotask(run), () => undefined),
  };
  const load = jest.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(missing);
  await expect(loadWithRetry(load, clock)).rejects.toBe(missing);
  expect(load).toHaveBeenCalledTimes(2);
});

it('F-API-24 imports nothing while the browser is offline, so that the file can be loaded afterwards', async () => {
  const load = jest.fn().mockResolvedValue('page');
  setOnline(false);
  await expect(loadWithRetry(load, createFakeClock())).rejects.toThrow('offline');
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  await expect(loadWithRetry(load, createFakeClock())).resolves.toBe('page');
});
