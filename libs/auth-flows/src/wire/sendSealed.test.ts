import { ApiError, createWire, defaultWireProfile, type ApiClient } from '@pavilion/api-client';
import { openIdentifiers } from '@pavilion/api-client/protocol';
import { sendSealed, type SealedSendBody } from './sendSealed.ts';

const before = createWire(defaultWireProfile);
const after = createWire({ ...defaultWireProfile, key: 'B'.repeat(43), keyId: 'next' });
const sending = {
  number: '13812340001',
  name: 'lily01',
  channel: 0 as const,
  captcha: { kaptchcate: 0, codeId: 'c1', code: '' },
};
const refusal = (code: number) =>
  new ApiError(code, { serverMessage: '', endpointId: 'user.sendCodeOne', requestId: 'r1' });

/** Creates a platform that has changed its key, and a client that receives the new key with the first response. */
function changedPlatform(code = 6008) {
  let wire = before;
  const bodies: SealedSendBody[] = [];
  const send = async (body: SealedSendBody) => {
    bodies.push(body);
    wire = after;
    if (!(await openIdentifiers(after, body))) throw refusal(code);
    return 'sent';
  };
  const api = { wire: () => wire, call: undefined as unknown as ApiClient['call'] };
  return { api, send, bodies };
}

describe('sendSealed', () => {
  it('F-CRY-16 seals the receiver again and sends the code after a change of the key', async () => {
    const { api, send, bodies } = changedPlatform();
    await expect(sendSealed(api, sending, send)).resolves.toBe('sent');
    await expect(sendSealed(api, sending, send)).resolves.toBe('sent');
    expect(bodies).toHaveLength(3);
    expect(await openIdentifiers(before, bodies[0] as SealedSendBody)).toMatchObject({ number: '13812340001' });
  });

  it('any other refusal is final after a change of the key', async () => {
    const { api, send, bodies } = changedPlatform(6066);
    await expect(sendSealed(api, sending, send)).rejects.toMatchObject({ code: 6066 });
    expect(bodies).toHaveLength(1);
  });

  it('6008 under the current key is final', async () => {
    const send = jest.fn(() => Promise.reject(refusal(6008)));
    const api = { wire: () => before, call: undefined as unknown as ApiClient['call'] };
    await expect(sendSealed(api, sending, send)).rejects.toMatchObject({ code: 6008 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
