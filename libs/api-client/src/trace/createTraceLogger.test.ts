import fc from 'fast-check';
import { catalogue, getEndpoint, type EndpointId } from '../catalogue/catalogue.ts';
import { schemas } from '../schemas.ts';
import { type FakeResponse, ok, refused } from '../testing/createFakePlatform.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';
import { sharedVectors } from '@pavilion/testing';
import { ApiError } from '../errors/apiError.ts';
import { ProtocolError } from '../errors/protocolError.ts';
import { SessionEndedError } from '../errors/sessionEndedError.ts';
import { TransportError } from '../errors/transportError.ts';
import type { TraceStep } from './traceStep.ts';
import { createTraceLogger, type TraceLine, type TraceLoggerOptions } from './createTraceLogger.ts';

const ids = Object.keys(catalogue) as EndpointId[];
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function createTraced(handle: () => FakeResponse, options: TraceLoggerOptions = {}) {
  const lines: TraceLine[] = [];
  const trace = createTraceLogger({ write: (line) => lines.push(line), ...options });
  return { lines, ...createTestClient(handle, { trace }) };
}

/** Returns every text and number in a value, at any depth. */
function listLeaves(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLeaves);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** Replaces every text in a value by `text`. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((inner) => replaceTexts(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, text)]));
}

/** Returns the parts of the lines that may come from a caller or server, without fixed texts, ids and numbers. */
const loose = (lines: readonly TraceLine[]) => lines.map(({ body, end }) => JSON.stringify({ body, end })).join('\n');

describe('createTraceLogger', () => {
  it('QLT-04 writes one line for each step of a call, with one id', async () => {
    const { client, clock, lines } = createTraced(() => ok(schemas['transfer.getBalance'].example.response));
    await client.call('transfer.getBalance', { withLockMoney: true });
    await clock.advanceAsync(0);
    const [begin] = lines;
    expect(lines).toEqual([
      { step: 'begin', attempt: 0, ...rest(begin) },
      { step: 'attempt', attempt: 1, ...rest(begin) },
      { step: 'response', attempt: 1, ...rest(begin), code: 6000 },
      { step: 'end', attempt: 1, ...rest(begin), end: 'resolved' },
    ]);
    expect(begin).toMatchObject({ endpoint: 'transfer.getBalance', sealed: true, ms: 0 });
  });
  const rest = (line: TraceLine | undefined) => {
    const { call = '', endpoint = '', request = '', ms = 0, sealed = false } = line ?? {};
    return { call, endpoint, request, ms, sealed };
  };

  it('W4 a repeated read has one line per attempt, each with its request id', async () => {
    const { client, clock, lines } = createTraced(() => ({ reject: new TypeError('fetch failed') }));
    const failing = catchError(client.call('configuration.preInfo', {}));
    await clock.advanceAsync(10_000);
    await failing;
    expect(lines.map(({ step, attempt }) => [step, attempt])).toEqual([
      ['begin', 0],
      ...[1, 2, 3].map((attempt) => ['attempt', attempt]),
      ['end', 3],
    ]);
    expect(new Set(lines.map(({ call }) => call)).size).toBe(1);
    expect(new Set(lines.map(({ request }) => request)).size).toBe(3);
    expect(lines.at(-1)).toMatchObject({ end: 'network', ms: 600 });
  });

  it.each([
    ['resolved', ok(schemas['user.login'].example.response)],
    ['resolved', refused(6021)],
    ['refused', refused(6002)],
    ['notJson', { response: new Response('<html>') }],
    ['unavailable', { response: new Response('', { status: 503 }) }],
  ] as const)('an end is %s', async (end, response) => {
    const { client, lines } = createTraced(() => response);
    await client.call('user.login', schemas['user.login'].example.request).catch(() => undefined);
    expect(lines.at(-1)).toMatchObject({ step: 'end', end });
  });

  it('an end is sessionEnded if the session of the call has ended', async () => {
    const lines: TraceLine[] = [];
    const made = createTestClient(
      () => {
        made.session.logout();
        return ok(schemas['transfer.getBalance'].example.response);
      },
      { trace: createTraceLogger({ write: (line) => lines.push(line) }) },
    );
    await catchError(made.client.call('transfer.getBalance', { withLockMoney: true }));
    expect(lines.at(-1)).toMatchObject({ step: 'end', end: 'sessionEnded' });
  });

  it.each(ids)('F-CRY-19 %s: shows nothing of the example, session or response', async (id) => {
    const { client, lines, session } = createTraced(() => ok(schemas[id].example.response));
    await client.call(id, schemas[id].example.request as never).catch(() => undefined);
    const { path } = getEndpoint(id);
    const written = JSON.stringify(lines).replaceAll(UUID, '');
    for (const secret of [session.token(), session.deviceId(), path]) expect(written).not.toContain(secret);
    // Without fixed texts, ids and numbers, a line must contain nothing of the example.
    const words = lines.map(
      ({ step: _step, endpoint: _endpoint, call: _call, request: _request, end: _end, ...rest }) => rest,
    );
    expect(lines.map(({ end }) => end).filter(Boolean)).toEqual([expect.stringMatching(/^(resolved|refused)$/)]);
    const secrets = listLeaves(schemas[id].example).filter((text) => text.length > 4);
    for (const secret of secrets) expect(listLeaves(words)).not.toContain(secret);
    expect(Object.keys(Object.assign({}, ...lines) as object).sort()).toEqual(
      ['attempt', 'call', 'code', 'end', 'endpoint', 'ms', 'request', 'sealed', 'step'].sort(),
    );
  });

  const naughty = sharedVectors<string[]>('naughty_strings.json') ?? ['', '\0', 'a\r\nb', '田中さん', '<script>'];
  it('F-CRY-19 shows no naughty text of a body, response or request id', async () => {
    const login = schemas['user.login'].example;
    for (const text of naughty) {
      const { client, lines } = createTraced(() => refused(6002, text, replaceTexts(login.response, text)), {
        show: ['kaptchcate'],
      });
      await catchError(client.call('user.login', replaceTexts(login.request, text) as never, { requestId: text }));
      expect(loose(lines)).toBe('{"body":{}}\n{}\n{}\n{"end":"refused"}'.replace('{}', '{"kaptchcate":0}'));
      expect(lines.every(({ call, request }) => call === '…' && request === '…')).toBe(true);
    }
  });

  it('shows requested fields if they are harmless', async () => {
    const { client, lines } = createTraced(() => ok({ total: 0, list: [] }), { show: ['pageNum', 'pageSize'] });
    await client.call('advertising.queryNoticeListByPage', { pageNum: 2, pageSize: 138_0000_0001 });
    expect(lines[0]?.body).toEqual({ pageNum: 2, pageSize: '…' });
  });

  it('F-CRY-19 a shown value is a small number, a boolean, a plain word or nothing', () => {
    const lines: TraceLine[] = [];
    const trace = createTraceLogger({ write: (line) => lines.push(line), show: ['status'] });
    fc.assert(
      fc.property(fc.anything(), (status) => {
        const step = { step: 'begin', callId: 'x', endpointId: 'a.b', requestId: 'x' } as const;
        trace({ ...step, attempt: 0, ms: 0, isSealed: true, body: { status } });
        return /^(-?[\d.e-]{1,24}|true|false|[A-Za-z._-]{1,24}|…|undefined)$/.test(
          String(lines.pop()?.body?.['status']),
        );
      }),
    );
  });

  it.each(['token', 'password', 'code', 'phone', 'cardNo', 'jwt', 'sendNameV2', 'secondPassword', 'userId'])(
    'F-CRY-19 refuses to show %s',
    (name) => {
      expect(() => createTraceLogger({ show: [name] })).toThrow(`"${name}" may contain a secret`);
    },
  );

  it('a failing log does not fail the call', async () => {
    const trace = createTraceLogger({
      write: () => {
        throw new Error('disk full');
      },
    });
    const { client } = createTestClient(() => ok({}), { trace });
    await expect(client.call('user.logout', {})).resolves.toEqual({});
  });

  const step: TraceStep = {
    step: 'begin',
    callId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90',
    endpointId: 'user.login',
    requestId: '8c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11',
    attempt: 2,
    ms: 12.5,
    isSealed: false,
  };
  const toLine = (changes: Partial<TraceStep>, show?: readonly string[]): TraceLine | undefined => {
    const lines: TraceLine[] = [];
    createTraceLogger({ write: (line) => lines.push(line), ...(show && { show }) })({ ...step, ...changes });
    return lines[0];
  };

  it('QLT-04 a line has the fields of its step, whole milliseconds and no body by default', () => {
    expect(toLine({ body: { pageNum: 1 } })).toEqual({
      step: 'begin',
      call: step.callId,
      endpoint: 'user.login',
      request: step.requestId,
      attempt: 2,
      ms: 13,
      sealed: false,
    });
  });

  it.each`
    value             | shown
    ${999}            | ${999}
    ${1_000}          | ${'…'}
    ${-999}           | ${-999}
    ${-1_000}         | ${'…'}
    ${0.5}            | ${0.5}
    ${true}           | ${true}
    ${false}          | ${false}
    ${'a-Z_.'}        | ${'a-Z_.'}
    ${'a'.repeat(24)} | ${'a'.repeat(24)}
    ${'a'.repeat(25)} | ${'…'}
    ${''}             | ${'…'}
    ${'a1'}           | ${'…'}
    ${'a b'}          | ${'…'}
    ${null}           | ${'…'}
    ${['a']}          | ${'…'}
    ${{ a: 1 }}       | ${'…'}
  `('F-CRY-19 the value $value is shown as $shown', ({ value, shown }) => {
    expect(toLine({ body: { status: value as unknown, other: 1 } }, ['status'])?.body).toEqual({ status: shown });
  });

  it.each(['attempt', 'response', 'end'] as const)('F-CRY-19 the step %s shows no body', (name) => {
    expect(toLine({ step: name, body: { status: 1 } }, ['status'])).not.toHaveProperty('body');
  });

  it.each([undefined, null])('a begin with the body %s shows an empty one', (body) => {
    expect(toLine({ body }, ['status'])?.body).toEqual({});
  });

  it.each`
    endpointId        | endpoint
    ${'a'.repeat(64)} | ${'a'.repeat(64)}
    ${'a'.repeat(65)} | ${'…'}
    ${''}             | ${'…'}
    ${'user.login x'} | ${'…'}
    ${'/user.login'}  | ${'…'}
  `('F-CRY-19 the endpoint "$endpointId" is written as $endpoint', ({ endpointId, endpoint }) => {
    expect(toLine({ endpointId: endpointId as string })?.endpoint).toBe(endpoint);
  });

  const facts = { endpointId: 'user.login', requestId: 'r' };
  it.each`
    error                                                                        | end
    ${undefined}                                                                 | ${'resolved'}
    ${new ApiError(6002, { ...facts, serverMessage: '' })}                       | ${'refused'}
    ${new SessionEndedError({ ...facts, outcome: 'none' })}                      | ${'sessionEnded'}
    ${new TransportError('offline', { ...facts, outcome: 'none', attempts: 0 })} | ${'offline'}
    ${new ProtocolError('downgraded', { ...facts, outcome: 'none' })}            | ${'downgraded'}
    ${new TypeError('secret')}                                                   | ${'bug'}
  `('an end with the error $error is written as $end', ({ error, end }) => {
    expect(toLine({ step: 'end', error })?.end).toBe(end);
    expect(toLine({ step: 'response', code: 6002, error })).not.toHaveProperty('end');
  });

  it.each(['Token', 'userID', 'pageId', 'mobileNo', 'newPwd', 'SIGNATURE', 'realName'])(
    'F-CRY-19 refuses to show %s after a harmless field',
    (name) => {
      expect(() => createTraceLogger({ show: ['status', name] })).toThrow(
        `createTraceLogger: "${name}" may contain a secret and is never shown. Remove it from "show".`,
      );
    },
  );

  it.each(['idle', 'status', 'pageNum', 'compact'])('shows %s', (name) => {
    expect(toLine({ body: { [name]: 1 } }, [name])?.body).toEqual({ [name]: 1 });
  });

  it('writes to the console by default', () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    createTraceLogger()(step);
    expect(debug.mock.calls).toEqual([[expect.objectContaining({ step: 'begin', endpoint: 'user.login' })]]);
    debug.mockRestore();
  });
});
