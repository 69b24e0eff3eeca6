import { request as sendRequest, type IncomingMessage } from 'node:http';
import { createWire, defaultWireProfile } from '@pavilion/api-client/protocol';
import { createServer } from './createServer.ts';
import { formatEnvelope } from './responses/formatEnvelope.ts';

const text = formatEnvelope({ code: 6000, data: null }, 'zh-CN');
const app = createServer({
  wire: () => createWire(defaultWireProfile),
  dispatcher: { dispatch: async () => ({ status: 200, text }), idle: async () => undefined },
  answerSealing: () => 'asCalled',
});
let origin = '';
beforeAll(async () => (origin = await app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => app.close());

/** Sends a request with headers that `fetch` does not send, such as `origin`. */
const send = (path: string, options: object, body = '') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(origin + path, { ...options, agent: false }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end(body);
  });

const json = { 'content-type': 'application/json' };
const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };

it.each`
  what                          | method       | url                      | headers                      | body
  ${'a call'}                   | ${'POST'}    | ${'/site/api/v1/x'}      | ${json}                      | ${'{}'}
  ${'a call of another origin'} | ${'POST'}    | ${'/site/api/v1/x'}      | ${{ ...json, ...foreign }}   | ${'{}'}
  ${'a preflight'}              | ${'OPTIONS'} | ${'/site/api/v1/x'}      | ${foreign}                   | ${undefined}
  ${'a body of another type'}   | ${'POST'}    | ${'/site/api/v1/x'}      | ${{ 'content-type': 'a/b' }} | ${'{}'}
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
  const { headers } = await send('/site/api/v1/x', { method: 'POST', headers: json }, '{}');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});
