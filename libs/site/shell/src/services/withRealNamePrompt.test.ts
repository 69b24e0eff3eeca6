import { ApiError, TransportError } from '@pavilion/api-client';
import type { SiteApi } from '@pavilion/site-contract';
import { createFakeApi } from '@pavilion/site-testing';
import { withRealNamePrompt } from './withRealNamePrompt.ts';

const refuse = (code: number, serverMessage: string) =>
  new ApiError(code, { endpointId: 'venue.launch', requestId: 'r', serverMessage, data: null });

const createApi = (error: Error): SiteApi =>
  createFakeApi({
    'venue.launch': () => Promise.reject(error),
    'venue.transfer': () => Promise.reject(error),
    'withdraw.new': () => Promise.reject(error),
    'promotion.joinActivity': () => Promise.reject(error),
  });

it.each(['venue.launch', 'venue.transfer', 'withdraw.new', 'promotion.joinActivity'] as const)(
  'ERR-04 opens the prompt with the message of the server after 6449 from %s, and rejects the call',
  async (id) => {
    window.history.replaceState(null, '', '/mine/takemoney?tab=bank');
    const open = jest.fn();
    const error = refuse(6449, '请先完善真实姓名');
    await expect(withRealNamePrompt(createApi(error), open).call(id, {} as never)).rejects.toBe(error);
    expect(open.mock.calls).toEqual([
      [{ kind: 'realName', wanted: '/mine/takemoney?tab=bank', text: '请先完善真实姓名' }],
    ]);
  },
);

it.each`
  failure                | error
  ${'another code'}      | ${refuse(6015, '请先绑定手机')}
  ${'a lost connection'} | ${new TransportError('offline', { endpointId: 'venue.launch', requestId: 'r', outcome: 'none', attempts: 0 })}
`('ERR-04 opens no prompt after $failure', async ({ error }) => {
  const open = jest.fn();
  await expect(withRealNamePrompt(createApi(error), open).call('venue.launch', {} as never)).rejects.toBe(error);
  expect(open).not.toHaveBeenCalled();
});
