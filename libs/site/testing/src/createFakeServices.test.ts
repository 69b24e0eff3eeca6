import { createFakeApi, createFakeServices } from './createFakeServices.ts';

it('returns what the handler of the endpoint returns', async () => {
  const api = createFakeApi({ 'transfer.getBalance': () => ({ balance: '1.00' }) as never });
  await expect(api.call('transfer.getBalance', { withLockMoney: true })).resolves.toEqual({ balance: '1.00' });
});

it('rejects a call without a handler with the name of the endpoint', async () => {
  await expect(createFakeApi().call('transfer.getBalance', { withLockMoney: true })).rejects.toThrow(
    /transfer\.getBalance/,
  );
});

it('opens no socket unless a test provides one', () => {
  expect(() => createFakeServices().openSocket('ws://127.0.0.1')).toThrow(/opened a socket/);
});
