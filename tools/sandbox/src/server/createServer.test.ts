import { once } from 'node:events';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createWire, defaultWireProfile, type ResponseSealing } from '@pavilion/api-client/protocol';
import { securityHeaders } from '@pavilion/sandbox-platform/http/securityHeaders';
import type { Incoming } from './createDispatcher.ts';
import { createServer } from './createServer.ts';
import type { UnsealedResponse } from './faults/createFaultRunner.ts';
import { formatEnvelope } from './responses/formatEnvelope.ts';

const MIB = 1024 * 1024;
const text = formatEnvelope({ code: 6000, data: null }, 'zh-CN');
const dispatch = jest.fn<Promise<UnsealedResponse>, [Incoming]>();
const dispatcher = { dispatch, idle: async () => undefined };
const wire = () => createWire(defaultWireProfile);
let sealing: ResponseSealing = 'asCalled';
const app = createServer({ wire, dispatcher, responseSealing: () => sealing, proxySecret: 'the-secret' });
let origin = '';
beforeAll(async () => (origin = await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());
beforeEach(() => {
  dispatch.mockReset().mockResolvedValue({ status: 200, text });
  sealing = 'asCalled';
});

/** Sends a request with headers that `fetch` does not send, such as `origin`. */
const open = (path: string, options: object, body = '') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(origin + path, { ...options, agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });
const send = async (path: string, options: object, body = '') => (await open(path, options, body)).resume();

const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
const PATH = '/site/api/v1/x';

/** Request that is refused, and its response. */
interface RefusedRow {
  readonly method: string;
  readonly path: string;
  readonly headers: object;
  readonly body: string;
  readonly status: number;
  readonly code: number;
}

/** Sends a request and returns status and content of the response. */
async function read(path: string, options: object = { method: 'POST', headers: json }, body = '') {
  const response = await open(path, options, body);
  const parts: string[] = [];
  for await (const part of response.setEncoding('utf8')) parts.push(String(part));
  return { status: response.statusCode, headers: response.headers, body: parts.join('') };
}

it.each`
  what                          | method       | url                      | headers                      | body
  ${'a call'}                   | ${'POST'}    | ${PATH}                  | ${json}                      | ${'{}'}
  ${'a call of another origin'} | ${'POST'}    | ${PATH}                  | ${{ ...json, ...foreign }}   | ${'{}'}
  ${'a preflight'}              | ${'OPTIONS'} | ${PATH}                  | ${foreign}                   | ${undefined}
  ${'a body of another type'}   | ${'POST'}    | ${PATH}                  | ${{ 'content-type': 'a/b' }} | ${'{}'}
  ${'the key of the wire'}      | ${'GET'}     | ${'/site/api/wire.json'} | ${foreign}                   | ${undefined}
`(
  'ASVS 3.4.2 14.3.2 $what gets a response that is not stored, without cookie and CORS',
  async ({ method, url, headers, body }: Record<string, string>) => {
    const response = await send(url ?? '', { method, headers }, body);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(Object.keys(response.headers).filter((name) => /^(set-cookie|access-control-)/.test(name))).toEqual([]);
  },
);

it('ASVS 4.1.1 a call gets JSON with its character set', async () => {
  const { headers } = await send(PATH, { method: 'POST', headers: json }, '{}');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

it.each`
  what               | method    | path             | body
  ${'a call'}        | ${'POST'} | ${PATH}          | ${'{"a": 1.0}'}
  ${'invalid JSON'}  | ${'POST'} | ${PATH}          | ${'{'}
  ${'an empty body'} | ${'POST'} | ${PATH}          | ${''}
  ${'a query'}       | ${'GET'}  | ${`${PATH}?a=1`} | ${''}
`('API-01 F-CRY-17 dispatches $what as it was sent', async ({ method, path, body }: Record<string, string>) => {
  const headers = { ...(body && json), 'x-token': 'abc' };
  expect(await read(path ?? '', { method, headers }, body)).toMatchObject({ status: 200, body: text });
  const request = { method, path, body, headers: expect.objectContaining(headers) as object };
  expect(dispatch.mock.calls).toEqual([[{ request, ip: '127.0.0.1' }]]);
});

it('F-SRV-01 dispatches a body of 1 MiB', async () => {
  expect(await read(PATH, { method: 'POST', headers: json }, 'x'.repeat(MIB))).toMatchObject({ status: 200 });
  expect(dispatch.mock.calls[0]?.[0].request.body.length).toBe(MIB);
});

it('SEC-01 A6 dispatches the address that a site server proves', async () => {
  const headers = { ...json, 'x-client-address': '203.0.113.7', 'x-client-address-secret': 'the-secret' };
  await send(PATH, { method: 'POST', headers }, '{}');
  expect(dispatch.mock.calls).toMatchObject([[{ ip: '203.0.113.7' }]]);
});

it('CAP-02 sends status, headers and text of the response', async () => {
  dispatch.mockResolvedValue({ status: 429, text, headers: { 'x-code': 'a1' } });
  const { status, headers, body } = await read(PATH);
  expect({ status, body }).toEqual({ status: 429, body: text });
  expect(headers).toMatchObject({ ...securityHeaders, 'x-code': 'a1', 'x-key-id': '1' });
});

it('API-05 seals responses as the console has set it', async () => {
  sealing = 'always';
  const { headers, body } = await read(PATH);
  expect(headers['x-sealed']).toBe('1');
  expect(body).toMatch(/^\{"sealed":"[\w-]+"\}$/);
});

it('F-CRY-16 sends the key and its id, and nothing else of the profile', async () => {
  const { body } = await read('/site/api/wire.json', { method: 'GET' });
  expect(JSON.parse(body)).toEqual({ keyId: '1', key: defaultWireProfile.key });
});

it.each`
  what                               | method        | path      | headers                             | body                   | status | code
  ${'a body of more than 1 MiB'}     | ${'POST'}     | ${PATH}   | ${json}                             | ${'x'.repeat(MIB + 1)} | ${413} | ${6007}
  ${'a body of another type'}        | ${'POST'}     | ${PATH}   | ${{ 'content-type': 'a/b' }}        | ${'{}'}                | ${415} | ${6007}
  ${'a body of text'}                | ${'POST'}     | ${PATH}   | ${{ 'content-type': 'text/plain' }} | ${'{}'}                | ${415} | ${6007}
  ${'a path that cannot be decoded'} | ${'POST'}     | ${'/%zz'} | ${json}                             | ${'{}'}                | ${400} | ${6007}
  ${'an unknown method'}             | ${'PROPFIND'} | ${PATH}   | ${{}}                               | ${''}                  | ${405} | ${6008}
`(
  'F-SRV-01 refuses $what with $status and the envelope of $code',
  async ({ method, path, headers, body, status, code }: RefusedRow) => {
    const traditional = { ...headers, 'accept-language': 'zh-TW' };
    const response = await read(path, { method, headers: traditional }, body);
    expect(response).toMatchObject({ status, body: formatEnvelope({ code, data: null }, 'zh-TW') });
    expect(response.headers).toMatchObject(securityHeaders);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(dispatch).not.toHaveBeenCalled();
  },
);

it.each`
  statusCode   | status | code
  ${undefined} | ${500} | ${6005}
  ${399}       | ${500} | ${6005}
  ${400}       | ${400} | ${6007}
  ${499}       | ${499} | ${6007}
  ${500}       | ${500} | ${6005}
  ${503}       | ${500} | ${6005}
`(
  'F-SRV-13 an error with the status $statusCode gets $status and $code without details',
  async ({ statusCode, status, code }: Record<string, number>) => {
    dispatch.mockRejectedValue(Object.assign(new Error('relation "bets" does not exist'), { statusCode }));
    expect(await read(PATH)).toMatchObject({ status, body: formatEnvelope({ code: code ?? 0, data: null }, 'zh-CN') });
  },
);

it.each(['drop', 'lostAnswer'] as const)('X1 %s closes the connection without a response', async (kind) => {
  dispatch.mockResolvedValue({ status: 200, text, fault: { endpoint: '*', kind } });
  await expect(open(PATH, { method: 'POST', headers: json })).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it('X1 stall sends the headers and half of the body, and keeps the connection open', async () => {
  dispatch.mockResolvedValue({ status: 202, text, fault: { endpoint: '*', kind: 'stall' } });
  const response = await open(PATH, { method: 'POST', headers: json });
  const half = text.slice(0, text.length / 2);
  let received = '';
  for await (const part of response.setEncoding('utf8')) {
    received += String(part);
    if (received.length >= half.length) break;
  }
  expect([received, response.statusCode, response.complete]).toEqual([half, 202, false]);
  const length = String(Buffer.byteLength(text));
  expect(response.headers).toMatchObject({ ...securityHeaders, 'x-key-id': '1', 'content-length': length });
});

it('F-SRV-16 gives a sender 10 s for the headers and 30 s for the request', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
  });
});

it('F-SRV-16 refuses headers that do not arrive in time', async () => {
  const slow = createServer({
    wire,
    dispatcher,
    responseSealing: () => 'asCalled',
    slowSenderMs: { headers: 20, request: 40 },
  });
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((slow.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write('POST / HTTP/1.1\r\n');
  const [received] = (await once(socket, 'data')) as [string];
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  await slow.close();
});
