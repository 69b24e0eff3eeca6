import {
  createWire,
  defaultWireProfile,
  openResponse,
  sealRequest,
  type ResponseSealing,
  type WireRequest,
} from '@pavilion/api-client/protocol';
import { applyResponseFault } from './applyResponseFault.ts';
import type { Fault } from './createFaults.ts';
import type { FaultKind } from './faultKinds.ts';

const wire = createWire(defaultWireProfile);
const { sealed: SEALED, keyId: KEY_ID } = defaultWireProfile.headers;
const text = '{"status_code":6000,"data":null,"message":"成功"}';
const JSON_HEADERS = { 'content-type': 'application/json' };
const plainHeaders = { ...JSON_HEADERS, [KEY_ID]: '1' };

const sealCall = (isSealed: boolean) =>
  sealRequest(wire, {
    method: 'POST',
    path: '/site/api/v1/user/logout',
    body: '{}',
    time: 1_763_690_400_000,
    requestId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90',
    deviceId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e91',
    token: '',
    isSealed,
  });
let plainCall: WireRequest;
let sealedCall: WireRequest;
beforeAll(async () => ([plainCall, sealedCall] = await Promise.all([sealCall(false), sealCall(true)])));

const plan = (kind: FaultKind, details: Partial<Fault> = {}): Fault => ({ endpoint: '*', kind, ...details });

/** Applies a fault to the response to a plain call. */
const apply = (fault: Fault, sealing: ResponseSealing = 'asCalled') =>
  applyResponseFault({ wire, request: plainCall, sealing }, { status: 200, text, fault });

const whole = { status: 200, headers: plainHeaders, body: text, line: 'whole' };

it('API-05 sends a response without a fault as it is, with the headers of the call', async () => {
  const response = { status: 418, text, headers: { 'x-code': 'a1' } };
  expect(await applyResponseFault({ wire, request: plainCall, sealing: 'asCalled' }, response)).toEqual({
    ...whole,
    status: 418,
    headers: { ...plainHeaders, 'x-code': 'a1' },
  });
});

it.each<ResponseSealing>(['asCalled', 'always'])(
  'API-05 seals the response to a sealed call if %s',
  async (sealing) => {
    const sent = await applyResponseFault({ wire, request: sealedCall, sealing }, { status: 200, text });
    expect(await openResponse(wire, sealedCall, sent)).toEqual({ text });
  },
);

it('API-05 seals no response if never', async () => {
  const sent = await applyResponseFault({ wire, request: sealedCall, sealing: 'never' }, { status: 200, text });
  expect(sent).toEqual(whole);
});

it.each`
  kind                     | sent
  ${'drop'}                | ${{ ...whole, line: 'cut' }}
  ${'lostAnswer'}          | ${{ ...whole, line: 'cut' }}
  ${'stall'}               | ${{ ...whole, line: 'stalled' }}
  ${'corrupt'}             | ${{ ...whole, body: text.slice(0, text.length / 2) }}
  ${'unauthorized'}        | ${{ ...whole, status: 401, headers: {}, body: '' }}
  ${'unauthorizedSuccess'} | ${{ ...whole, status: 401 }}
  ${'flaggedPlain'}        | ${{ ...whole, headers: { ...JSON_HEADERS, [SEALED]: '1' } }}
  ${'codeMissing'}         | ${{ ...whole, body: '{"data":null,"message":"成功"}' }}
  ${'delay'}               | ${whole}
`(
  'X1 changes the response by the fault $kind and nothing else',
  async ({ kind, sent }: { kind: FaultKind; sent: object }) => {
    expect(await apply(plan(kind))).toEqual(sent);
  },
);

it('F-API-06 html is a page with status 200', async () => {
  const sent = await applyResponseFault(
    { wire, request: plainCall, sealing: 'asCalled' },
    { status: 429, text, fault: plan('html') },
  );
  expect(sent).toEqual({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: expect.stringMatching(/^<!doctype html><title>.+<h1>.+<\/h1>$/) as string,
    line: 'whole',
  });
});

it.each`
  delayMs      | seconds
  ${undefined} | ${'1'}
  ${2_000}     | ${'2'}
  ${2_001}     | ${'3'}
  ${0}         | ${'0'}
`('X1 unavailable with $delayMs ms requests a retry after $seconds s', async ({ delayMs, seconds }) => {
  const fault = plan('unavailable', delayMs === undefined ? {} : { delayMs: delayMs as number });
  expect(await apply(fault)).toEqual({
    status: 503,
    headers: { 'content-type': 'text/plain', 'retry-after': seconds as string },
    body: 'Service Unavailable',
    line: 'whole',
  });
});

it.each<ResponseSealing>(['asCalled', 'never'])(
  'F-CRY-10 unflagged seals a plain response without its flag (%s)',
  async (sealing) => {
    const sent = await apply(plan('unflagged'), sealing);
    expect(sent.headers).toEqual(plainHeaders);
    const flagged = { ...sent, headers: { ...sent.headers, [SEALED]: '1' } };
    expect(await openResponse(wire, plainCall, flagged)).toEqual({ text });
  },
);

it('F-CRY-10 cutSealed sends half of the sealed text, with its flag', async () => {
  const sent = await apply(plan('cutSealed'));
  const whole = await applyResponseFault({ wire, request: plainCall, sealing: 'always' }, { status: 200, text });
  const readSealed = (body: string) => (JSON.parse(body) as { sealed: string }).sealed;
  expect(readSealed(sent.body)).toHaveLength(Math.floor(readSealed(whole.body).length / 2));
  expect(sent).toEqual({ ...whole, body: sent.body });
  expect(await openResponse(wire, plainCall, sent)).toEqual({ refusal: 'undecryptable' });
});

it('F-API-07 changes the envelope before it is sealed', async () => {
  const response = { status: 200, text, fault: plan('codeNull') };
  const sent = await applyResponseFault({ wire, request: sealedCall, sealing: 'asCalled' }, response);
  expect(await openResponse(wire, sealedCall, sent)).toEqual({ text: text.replace('6000', 'null') });
});
