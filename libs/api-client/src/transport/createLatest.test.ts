import fc from 'fast-check';
import { createLatest } from './createLatest.ts';

describe('createLatest', () => {
  it('F-API-14 in every order of answers the last asked wins', async () => {
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

  it('F-API-15 what is given up resolves to nothing, even when it fails', async () => {
    const latest = createLatest();
    const asked = latest.run(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error()))),
    );
    latest.cancel();
    await expect(asked).resolves.toBeUndefined();
  });
});
