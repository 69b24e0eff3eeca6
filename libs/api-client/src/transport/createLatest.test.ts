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
            .then((answer) => answer && shown.push(answer));
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
});
