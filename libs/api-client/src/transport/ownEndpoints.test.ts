import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import type { StandardResult, StandardSchema } from '../catalogue/endpoint/standardSchema.ts';
import { createSession } from '../session/createSession.ts';
import { createFakePlatform, type FakeResponse, ok } from '../testing/createFakePlatform.ts';
import { catchError } from '../testing/createTestClient.ts';
import { createApiClient } from './createApiClient.ts';

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
    const answer: { readonly id: string } = await client.call('raffle.enter', { seat: 5 });
    expect(answer).toEqual({ id: 'T1' });
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
    const answer: { readonly ip: string } = await client.call('configuration.preInfo', {});
    expect(answer.ip).toBe('127.0.0.1');
  });

  it('API-07 invalid arguments do not compile', () => {
    const { client } = createOwnClient(() => ok({}));
    const wrong = () => [
      // @ts-expect-error a seat is a number
      client.call('raffle.enter', { seat: '5' }),
      // @ts-expect-error nobody handed this in
      client.call('raffle.leave', {}),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});
