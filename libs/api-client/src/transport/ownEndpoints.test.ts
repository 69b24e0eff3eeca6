import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import type { StandardResult, StandardSchema } from '../catalogue/endpoint/standardSchema.ts';
import { createSession } from '../session/createSession.ts';
import { createFakePlatform, type FakeResponse, ok } from '../testing/createFakePlatform.ts';
import { catchError } from '../testing/createTestClient.ts';
import { createApiClient } from './createApiClient.ts';

/** Creates a client with these endpoints and a member who is logged in. */
function createMemberClient(endpoints: EndpointTable, handle: () => FakeResponse) {
  const platform = createFakePlatform(handle, Date.now);
  const session = createSession();
  session.login({ token: 'token-1', userId: '100001' });
  const logger = { warn: jest.fn() };
  const client = createApiClient({
    session,
    endpoints,
    baseUrl: 'https://platform.example',
    fetch: platform.fetch,
    wire: { crypto: nobleCrypto },
    logger,
  });
  return { client, platform, session, logger };
}

/** Creates a Standard Schema without a library, sync or async. */
function createSchema<Value>(read: (value: unknown) => StandardResult<Value> | Promise<StandardResult<Value>>) {
  return { '~standard': { version: 1, vendor: 'by-hand', validate: read } } as StandardSchema<Value>;
}

const seat = createSchema<{ readonly seat: number }>((value) => {
  const { seat } = (value ?? {}) as { seat?: unknown };
  return typeof seat === 'number' ? { value: { seat } } : { issues: [{ message: 'no seat', path: ['seat'] }] };
});
const ticket = createSchema<{ readonly id: string }>(async (value) => {
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string'
    ? { value: { id } }
    : { issues: [{ message: `secret ${String(id)}`, path: [{ key: 'id' }] }] };
});

const own = {
  'raffle.enter': {
    method: 'POST',
    path: '/own/api/v1/raffle/enter',
    auth: 'guest',
    effect: 'write',
    errors: [],
    schemas: { request: seat, response: ticket },
  },
  'raffle.draws': {
    method: 'GET',
    path: '/own/api/v1/raffle/draws',
    auth: 'guest',
    effect: 'read',
    errors: [],
    schemas: {
      request: z.object({ page: z.number() }),
      response: z.array(
        z.object({
          at: z.pipe(
            z.number(),
            z.transform((ms) => new Date(ms)),
          ),
        }),
      ),
    },
  },
} as const satisfies EndpointTable;

function createOwnClient(handle: () => FakeResponse) {
  const platform = createFakePlatform(handle, Date.now);
  const client = createApiClient({
    session: createSession(),
    endpoints: { ...catalogue, ...own },
    baseUrl: 'https://platform.example',
    fetch: platform.fetch,
    wire: { crypto: nobleCrypto },
  });
  return { client, platform };
}

describe('additional endpoints of an operator', () => {
  it('API-07 API-12 are typed and validated by their own schemas, of any library', async () => {
    const { client, platform } = createOwnClient(() => ok({ id: 'T1', extra: 1 }));
    const response: { readonly id: string } = await client.call('raffle.enter', { seat: 5 });
    expect(response).toEqual({ id: 'T1' });
    expect(platform.calls[0]?.opened).toMatchObject({ path: '/own/api/v1/raffle/enter', body: '{"seat":5}' });
  });

  it('API-07 a schema may transform wire values', async () => {
    const { client, platform } = createOwnClient(() => ok([{ at: 0 }]));
    const draws: readonly { readonly at: Date }[] = await client.call('raffle.draws', { page: 2 });
    expect(draws).toEqual([{ at: new Date(0) }]);
    expect(platform.calls[0]?.opened).toMatchObject({ method: 'GET', query: 'page=2' });
  });

  it('API-07 an invalid body is not sent, and the error contains the path but not the value', async () => {
    const { client, platform } = createOwnClient(() => ok({ id: 'T1' }));
    const error = await catchError(client.call('raffle.enter', { seat: 'hunter2' as never }));
    expect(error).toMatchObject({ kind: 'protocol', reason: 'request', outcome: 'none' });
    expect(String(error)).toContain('does not fit at seat');
    expect(String(error)).not.toContain('hunter2');
    expect(platform.calls).toHaveLength(0);
  });

  it('API-07 an async schema refuses an invalid response too', async () => {
    const { client } = createOwnClient(() => ok({ id: 7 }));
    const error = await catchError(client.call('raffle.enter', { seat: 5 }));
    expect(error).toMatchObject({ kind: 'protocol', reason: 'response' });
    expect(String(error)).toContain('does not fit at id');
    expect(String(error)).not.toContain('secret');
  });

  it("API-07 the catalogue's calls keep their types", async () => {
    const { client } = createOwnClient(() => ok({ ip: '127.0.0.1' }));
    const response: { readonly ip: string } = await client.call('configuration.preInfo', {});
    expect(response.ip).toBe('127.0.0.1');
  });

  it('API-07 invalid arguments do not compile', () => {
    const { client } = createOwnClient(() => ok({}));
    const wrong = () => [
      // @ts-expect-error a seat is a number
      client.call('raffle.enter', { seat: '5' }),
      // @ts-expect-error the client has no such endpoint
      client.call('raffle.leave', {}),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});

describe('endpoints outside the catalogue', () => {
  const any = createSchema<unknown>((value) => ({ value }));
  const entry = { method: 'POST', path: '/own/api/v1/seat', auth: 'member', effect: 'write', errors: [] } as const;

  it('F-API-28 a cached response of a member is not shared with the next member', async () => {
    const endpoints = { 'seat.mine': { ...entry, effect: 'read', cacheMs: 60_000 } } as const;
    const { client, platform, session } = createMemberClient(endpoints, () => ok({ seat: 5 }));
    await client.call('seat.mine', {});
    await client.call('seat.mine', {});
    expect(platform.calls).toHaveLength(1);
    session.login({ token: 'token-2', userId: '100002' });
    await client.call('seat.mine', {});
    expect(platform.calls).toHaveLength(2);
  });

  it('F-API-28 a cached response of a member that arrives after the logout is discarded', async () => {
    const endpoints = { 'seat.mine': { ...entry, effect: 'read', cacheMs: 60_000 } } as const;
    const { client, session } = createMemberClient(endpoints, () => {
      session.logout();
      return ok({ seat: 5 });
    });
    expect(await catchError(client.call('seat.mine', {}))).toMatchObject({ kind: 'sessionEnded' });
  });

  it('F-API-17 a cached response of guests is shared by all members', async () => {
    const endpoints = { 'seat.all': { ...entry, auth: 'guest', effect: 'read', cacheMs: 60_000 } } as const;
    const { client, platform, session } = createMemberClient(endpoints, () => ok({ seat: 5 }));
    await client.call('seat.all', {});
    session.login({ token: 'token-2', userId: '100002' });
    await client.call('seat.all', {});
    expect(platform.calls).toHaveLength(1);
  });

  it.each(['//evil.example/x', '/\\evil', 'https://evil.example/x'])(
    'F-API-18 the path %s is not called',
    async (path) => {
      const endpoints = { 'seat.mine': { ...entry, path: path as '/x' } };
      const { client, platform } = createMemberClient(endpoints, () => ok({}));
      const error = await catchError(client.call('seat.mine', {}));
      expect(error).toMatchObject({ kind: 'protocol', reason: 'request', outcome: 'none' });
      expect(String(error)).toContain('seat.mine: request, the path leaves the origin (request ');
      expect(platform.calls).toEqual([]);
    },
  );

  it('API-07 an id that no table has is refused with its reason', async () => {
    const { client } = createMemberClient({ 'seat.mine': entry }, () => ok({}));
    const error = await catchError(client.call('seat.other', {}));
    expect(String(error)).toContain('seat.other: request, no such endpoint (request ');
  });

  it('F-API-07 a success without data is refused with its reason', async () => {
    const { client } = createMemberClient({ 'seat.mine': entry }, () => ({ envelope: { status_code: 6000 } }));
    expect(String(await catchError(client.call('seat.mine', {})))).toContain('seat.mine: envelope, data is missing');
  });

  it('API-01 a call without a body sends an empty object', async () => {
    const { client, platform } = createMemberClient({ 'seat.mine': entry }, () => ok({}));
    await client.call('seat.mine', undefined);
    await client.call('seat.mine', null);
    expect(platform.calls.map(({ opened }) => opened?.body)).toEqual(['{}', '{}']);
  });

  it('an exception of a schema is a bug: it is thrown unchanged and logged as one', async () => {
    const bug = new TypeError('the schema is broken');
    const broken = createSchema<unknown>(() => {
      throw bug;
    });
    const endpoints = { 'seat.mine': { ...entry, schemas: { request: any, response: broken } } };
    const { client, logger } = createMemberClient(endpoints, () => ok({}));
    expect(await catchError(client.call('seat.mine', {}))).toBe(bug);
    expect(logger.warn.mock.calls).toMatchObject([['call.failed', { endpointId: 'seat.mine', kind: 'bug' }]]);
  });

  it.each`
    path                             | where
    ${['list', 0, 'id']}             | ${'does not fit at list.0.id'}
    ${[{ key: 'list' }, { key: 1 }]} | ${'does not fit at list.1'}
    ${['a'.repeat(40)]}              | ${`does not fit at ${'a'.repeat(40)}`}
    ${['a'.repeat(41)]}              | ${'does not fit (request '}
    ${['list', '13800000001 x']}     | ${'does not fit (request '}
    ${['张三']}                      | ${'does not fit (request '}
    ${[]}                            | ${'does not fit (request '}
    ${undefined}                     | ${'does not fit (request '}
  `('F-CRY-19 an issue at $path is reported as "$where"', async ({ path, where }) => {
    const refusing = createSchema<unknown>(() => ({ issues: [{ message: 'secret', path: path as string[] }] }));
    const endpoints = { 'seat.mine': { ...entry, schemas: { request: any, response: refusing } } };
    const { client } = createMemberClient(endpoints, () => ok({}));
    const text = String(await catchError(client.call('seat.mine', {})));
    expect(text).toContain(`seat.mine: response, ${where as string}`);
    expect(text).not.toContain('secret');
  });

  it('the body of a read is sent without a check, and that of a write is checked', async () => {
    const refusing = createSchema<unknown>(() => ({ issues: [{ message: 'no' }] }));
    const schemas = { request: refusing, response: any };
    const endpoints = {
      'seat.read': { ...entry, effect: 'read', schemas },
      'seat.take': { ...entry, schemas },
    } as const;
    const { client, platform } = createMemberClient(endpoints, () => ok({ seat: 5 }));
    await expect(client.call('seat.read', {})).resolves.toEqual({ seat: 5 });
    expect(await catchError(client.call('seat.take', {}))).toMatchObject({ reason: 'request' });
    expect(platform.calls).toHaveLength(1);
  });
});
