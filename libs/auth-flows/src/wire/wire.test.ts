import { createWire, defaultWireProfile, type CallOptions } from '@pavilion/api-client';
import { openIdentifiers } from '@pavilion/api-client/protocol';
import type { BindRequest } from '../binding/bindingPorts.ts';
import type { ForgotAccount } from '../forgot/forgotPorts.ts';
import { refusal } from '../testing/callErrors.ts';
import type { AuthApi } from './authApi.ts';
import { bindingCalls } from './bindingCalls.ts';
import { captchaCalls, createCaptchaLookUp } from './captchaCalls.ts';
import { forgotCalls, loadCountries } from './forgotCalls.ts';
import { deviceCodeCall, loginCall, registerCall } from './loginCalls.ts';
import type { SealedSendBody } from './sendSealed.ts';

const wire = createWire(defaultWireProfile);
const { signal } = new AbortController();

type Sent = readonly [id: string, body: Readonly<Record<string, unknown>>, options: CallOptions];

/** Creates a client that records its calls and returns one response to all of them. */
function createApi(response: unknown = {}) {
  const call = jest.fn(async (..._sent: Sent) => response);
  const api: AuthApi = { call: call as unknown as AuthApi['call'], wire: () => wire };
  return { api, call };
}

/** Opens the identifiers of the only call. The other fields of its body are returned as they are. */
async function openSent({ mock }: ReturnType<typeof createApi>['call']) {
  const [sent] = mock.calls;
  if (!sent || mock.calls.length > 1) throw new Error(`${mock.calls.length} calls`);
  const [id, body, options] = sent;
  const { sendCodeNumV2, sendNameV2, codeIdV2, SendCodeNum, SendName, codeId, ...rest } = body as unknown as Awaited<
    SealedSendBody & { readonly type: string }
  >;
  const sealed = { sendCodeNumV2, sendNameV2, codeIdV2, SendCodeNum, SendName, codeId };
  return { id, identifiers: await openIdentifiers(wire, sealed), rest, options };
}

const captcha = { kaptchcate: 1, codeId: 'c-1', code: 'a1b2' };

describe('loginCall and registerCall', () => {
  it('AUT-03 sends a login as it is, and its signal', async () => {
    const { api, call } = createApi({ token: 't', userId: '7' });
    const request = { isAgent: 0, name: 'demo01', password: 'h', ...captcha, version: '1.0', sendCodeNum: '' } as const;
    expect(await loginCall(api).login(request, signal)).toEqual({ token: 't', userId: '7' });
    expect(call.mock.calls).toEqual([['user.login', request, { signal }]]);
  });

  it('AUT-08 W3 sends a registration as it is, with its signal and request id', async () => {
    const { api, call } = createApi({ userId: '7' });
    const request = {
      name: 'lily88',
      password: 'h',
      secondPassword: 'h',
      ...captcha,
      domain: 'd',
      rCode: '',
      iCode: '',
    };
    expect(await registerCall(api).register(request, signal, 'r-1')).toEqual({ userId: '7' });
    expect(call.mock.calls).toEqual([['user.register', request, { signal, requestId: 'r-1' }]]);
  });

  it('ERR-08 a refusal is passed on', async () => {
    const { api, call } = createApi();
    const error = refusal(6002);
    call.mockRejectedValue(error);
    await expect(loginCall(api).login({} as never, signal)).rejects.toBe(error);
  });
});

describe('calls that send a code', () => {
  it.each([0, 2] as const)('NEW-03 API-10 seals name and phone of a device code over channel %d', async (channel) => {
    const { api, call } = createApi({ seconds: 60 });
    const request = { name: 'device01', phone: '13812340001', channel, captcha };
    expect(await deviceCodeCall(api).sendDeviceCode(request, signal)).toEqual({ seconds: 60 });
    expect(JSON.stringify(call.mock.calls)).not.toMatch(/13812340001|device01/);
    expect(await openSent(call)).toEqual({
      id: 'user.sendCodeOne',
      identifiers: { number: '13812340001', name: 'device01', codeId: 'c-1' },
      rest: { type: '3', cate: channel, version: 1, kaptchcate: 1, imageCode: 'a1b2' },
      options: { signal },
    });
  });

  it.each`
    kind          | type   | account               | channel
    ${'phone'}    | ${'4'} | ${'13812340001'}      | ${0}
    ${'phone'}    | ${'4'} | ${'13812340001'}      | ${2}
    ${'email'}    | ${'5'} | ${'lily@example.com'} | ${1}
    ${'password'} | ${'6'} | ${''}                 | ${1}
  `('USR-02 API-10 a code for a $kind has type $type', async ({ kind, type, account, channel }) => {
    const { api, call } = createApi({ seconds: 60 });
    const { sendBindingCode } = bindingCalls(api, () => 'lily88');
    expect(await sendBindingCode({ kind, account, channel, captcha }, signal)).toEqual({ seconds: 60 });
    expect(await openSent(call)).toEqual({
      id: 'user.sendCodeTwo',
      identifiers: { number: account, name: 'lily88', codeId: 'c-1' },
      rest: { type, cate: channel, version: 1, kaptchcate: 1, imageCode: 'a1b2' },
      options: { signal },
    });
  });
});

const set = { kind: 'password', target: 'second', newPassword: 'new-hash' } as const;
const code = '123456';

describe('bindingCalls', () => {
  it.each<[request: BindRequest, call: readonly [id: string, body: object]]>([
    [
      { kind: 'phone', areaCode: '+86', phone: '13812340001', code },
      ['user.bindPhone', { areaCode: '+86', phone: '13812340001', code }],
    ],
    [{ kind: 'email', email: 'a@b.c', code }, ['user.bindEmail', { email: 'a@b.c', code }]],
    [{ kind: 'realName', realName: '张三' }, ['user.bindOther', { realName: '张三' }]],
    [
      { ...set, by: 'password', password: 'old-hash' },
      ['user.bindPassword', { target: 'second', password: 'old-hash', newPassword: 'new-hash' }],
    ],
    [{ ...set, by: 'phone', code }, ['user.bindPasswordByPhone', { target: 'second', code, newPassword: 'new-hash' }]],
    [
      { ...set, target: 'login', by: 'email', code },
      ['user.bindPasswordByEmail', { target: 'login', code, newPassword: 'new-hash' }],
    ],
  ])('USR-02 binds %j with only the fields of its call: %j', async (request, sent) => {
    const { api, call } = createApi({ done: true });
    expect(await bindingCalls(api, () => 'lily88').bind(request, signal)).toEqual({ done: true });
    expect(call.mock.calls).toEqual([[...sent, { signal }]]);
  });
});

const phone: ForgotAccount = { by: 'phone', name: 'lily88', account: '9123', areaCode: '+852' };
const email: ForgotAccount = { by: 'email', name: 'lily88', account: 'a@b.c' };

describe('forgotCalls', () => {
  it.each`
    way                             | account                                                    | id                         | body
    ${'phone'}                      | ${phone}                                                   | ${'user.forgetByPhoneOne'} | ${{ phone: '9123', areaCode: '+852', name: 'lily88', ...captcha }}
    ${'phone without an area code'} | ${{ by: 'phone', name: 'lily88', account: '13812340001' }} | ${'user.forgetByPhoneOne'} | ${{ phone: '13812340001', areaCode: '+86', name: 'lily88', ...captcha }}
    ${'e-mail'}                     | ${email}                                                   | ${'user.forgetByEmailOne'} | ${{ email: 'a@b.c', name: 'lily88', ...captcha }}
  `('FGT-03 by $way: the first call sends the account and the captcha', async ({ account, id, body }) => {
    const { api, call } = createApi({ seconds: 60 });
    expect(await forgotCalls(api).sendResetCode({ ...(account as ForgotAccount), captcha }, signal)).toEqual({
      seconds: 60,
    });
    expect(call.mock.calls).toEqual([[id, body, { signal }]]);
  });

  it.each`
    way         | account  | id                         | body
    ${'phone'}  | ${phone} | ${'user.forgetByPhoneTwo'} | ${{ phone: '9123', name: 'lily88', code }}
    ${'e-mail'} | ${email} | ${'user.forgetByEmailTwo'} | ${{ email: 'a@b.c', name: 'lily88', code }}
  `('FGT-03 by $way: the second call sends the code and returns the ticket', async ({ account, id, body }) => {
    const { api, call } = createApi({ ticket: 't-1' });
    expect(await forgotCalls(api).checkResetCode({ ...(account as ForgotAccount), code }, signal)).toEqual({
      ticket: 't-1',
    });
    expect(call.mock.calls).toEqual([[id, body, { signal }]]);
  });

  it.each`
    way         | account  | id                           | body
    ${'phone'}  | ${phone} | ${'user.forgetByPhoneThree'} | ${{ account: '9123' }}
    ${'e-mail'} | ${email} | ${'user.forgetByEmailThree'} | ${{ account: 'a@b.c' }}
  `('FGT-03 by $way: the third call sends ticket and hash, without the area code', async ({ account, id, body }) => {
    const { api, call } = createApi();
    await forgotCalls(api).resetPassword({ ...(account as ForgotAccount), ticket: 't-1', passwordHash: 'h' }, signal);
    const rest = { name: 'lily88', password: 'h', secondPassword: 'h', ticket: 't-1' };
    expect(call.mock.calls).toEqual([[id, { ...(body as object), ...rest }, { signal }]]);
  });

  it('FGT-02 loads the countries, with a signal or without one', async () => {
    const countries = [{ areaName: '中国', areaCode: '+86', regex: '^1' }];
    const { api, call } = createApi(countries);
    expect(await loadCountries(api)).toBe(countries);
    expect(await loadCountries(api, signal)).toBe(countries);
    const body = { area: '' };
    expect(call.mock.calls).toStrictEqual([
      ['site.queryCountryArea', body, {}],
      ['site.queryCountryArea', body, { signal }],
    ]);
  });
});

describe('captchaCalls', () => {
  it('CAP-02 takes the id of a picture from x-code', async () => {
    const { api, call } = createApi({ image: 'data:,', 'x-code': 'x-1' });
    expect(await captchaCalls(api).fetchPicture(signal)).toEqual({ image: 'data:,', codeId: 'x-1' });
    expect(call.mock.calls).toEqual([['user.defaultKaptcha', {}, { signal }]]);
  });

  it('CAP-03 has a slider checked with validate_way 0 and returns the captcha fields', async () => {
    const { api, call } = createApi({ codeId: 'lot', code: 'pass' });
    const proof = { lotNumber: 'lot', captchaOutput: 'out', passToken: 'pass', genTime: '1' };
    expect(await captchaCalls(api).checkSlider(proof, signal)).toEqual({ kaptchcate: 2, codeId: 'lot', code: 'pass' });
    const tokens = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
    expect(call.mock.calls).toEqual([['user.validateGeeCheck', { ...tokens, validate_way: 0 }, { signal }]]);
  });

  it.each`
    move                                                       | sent
    ${{ mode: 'drag', x: 120, track: [[0, 0, 0], [5, 1, 9]] }} | ${{ mode: 'drag', x: 120, track: [[0, 0, 0], [5, 1, 9]] }}
    ${{ mode: 'keys', x: 7, track: [], extra: 'unknown' }}     | ${{ mode: 'keys', x: 7, track: [] }}
    ${{ mode: 'work', nonce: '77' }}                           | ${{ mode: 'work', nonce: '77' }}
  `('CAP-03 loads a puzzle and sends the $move.mode move of it', async ({ move, sent }) => {
    const sizes = { background: 'b', piece: 'p', width: 300, height: 150, pieceSize: 40, pieceY: 20, workBits: 16 };
    const { api, call } = createApi({ lot_number: 'lot', ...sizes });
    const { puzzle, verify, solve } = (await captchaCalls(api).widget?.load(signal)) ?? {};
    expect([puzzle, solve]).toEqual([{ lotNumber: 'lot', ...sizes }, undefined]);
    const moved = new AbortController().signal;
    call.mockResolvedValueOnce({ lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' });
    const proof = { lotNumber: 'lot', captchaOutput: 'out', passToken: 'pass', genTime: '1' };
    expect(await verify?.(move, moved)).toEqual(proof);
    expect(call.mock.calls).toEqual([
      ['user.geeLoad', {}, { signal }],
      ['user.geeVerify', { lot_number: 'lot', ...sent }, { signal: moved }],
    ]);
    expect(call.mock.calls[1]?.[2].signal).toBe(moved);
  });

  it.each`
    kaptchcate | kind
    ${0}       | ${'none'}
    ${1}       | ${'picture'}
    ${2}       | ${'behaviour'}
  `('CAP-01 the query with the result $kaptchcate returns $kind', async ({ kaptchcate, kind }) => {
    const { api, call } = createApi({ kaptchcate });
    const lookUp = createCaptchaLookUp(api);
    expect(await lookUp({ ktype: 4, name: 'demo01', passwordHash: 'h' }, signal)).toBe(kind);
    expect(call.mock.calls).toEqual([['user.kaptchcate', { ktype: 4, name: 'demo01', password: 'h' }, { signal }]]);
  });
});
