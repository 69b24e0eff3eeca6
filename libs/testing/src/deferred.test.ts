import { deferred } from './deferred.ts';

it('stays pending until it is resolved', async () => {
  const { promise, resolve } = deferred<string>();
  const first = await Promise.race([promise, Promise.resolve('pending')]);
  resolve('value');
  expect([first, await promise]).toEqual(['pending', 'value']);
});

it('rejects with the given error', async () => {
  const { promise, reject } = deferred<string>();
  const error = new Error('refused');
  reject(error);
  await expect(promise).rejects.toBe(error);
});
