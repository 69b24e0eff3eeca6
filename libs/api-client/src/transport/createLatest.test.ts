import fc from 'fast-check';
import { createLatest } from './createLatest.ts';

describe('createLatest', () => {
  it('F-API-14 the last call wins in every order of responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const latest = createLatest();
        const shown: number[] = [];
        [1, 2, 3, 4].forEach((page) => {
          void latest
            .run(() => scheduler.schedule(Promise.resolve(page)))
            .then((response) => response && shown.push(response));
        });
        await scheduler.waitIdle();
        expect(shown).toEqual([4]);
      }),
    );
  });

  it('F-API-15 a cancelled call resolves to undefined, even if it fails', async () => {
    const latest = createLatest();
    const called = latest.run(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    );
    latest.cancel();
    await expect(called).resolves.toBeUndefined();
  });

  it('F-API-14 a new call aborts the signal of the former one, and only the latest result is returned', async () => {
    const latest = createLatest();
    const signals: AbortSignal[] = [];
    const results: ((page: number) => void)[] = [];
    const load = () =>
      latest.run((signal) => {
        signals.push(signal);
        return new Promise<number>((resolve) => results.push(resolve));
      });
    const [first, second] = [load(), load()];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    results.forEach((resolve, at) => resolve(at));
    expect([await first, await second]).toEqual([undefined, 1]);
  });

  it('F-API-14 calls one after the other all resolve', async () => {
    const latest = createLatest();
    expect([await latest.run(async () => 'a'), await latest.run(async () => 'b')]).toEqual(['a', 'b']);
  });

  it('F-API-14 the error of the latest call is thrown', async () => {
    const latest = createLatest();
    await expect(latest.run(() => Promise.reject(new TypeError('failed')))).rejects.toThrow(new TypeError('failed'));
  });

  it('F-API-15 a call that ends after it was cancelled resolves to undefined', async () => {
    const latest = createLatest();
    expect(() => latest.cancel()).not.toThrow();
    let respond: (value: string) => void = () => undefined;
    const called = latest.run(() => new Promise<string>((resolve) => (respond = resolve)));
    latest.cancel();
    respond('late');
    await expect(called).resolves.toBeUndefined();
  });
});
