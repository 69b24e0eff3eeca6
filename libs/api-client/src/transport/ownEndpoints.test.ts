import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import type { StandardResult, StandardSchema } from '../schemas/standardSchema.ts';
import { createSession } from '../session/createSession.ts';
import { createFakePlatform, type FakeAnswer, ok } from '../testing/createFakePlatform.ts';
import { errorOf } from '../testing/createTestClient.ts';
import { createApiClient } from './createApiClient.ts';

/** A schema of a library nobody has heard of: Standard Schema by hand, sync or async. */
function byHand<Value>(read: (value: unknown) => StandardResult<Value> | Promise<StandardResult<Value>>) {
  return { '~standard': { version: 1, vendor: 'by-hand', validate: read } } as StandardSchema<Value>;
}

const seat = byHand<{ readonly seat: number }>((value) => {
  const { seat: asked } = (value ?? {}) as { seat?: unknown };
  return typeof asked === 'number' ? { value: { seat: asked } } : { issues: [{ message: 'no seat', path: ['seat'] }] };
});
const ticket = byHand<{ readonly id: string }>(async (value) => {
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

function createOwnClient(handle: () => FakeAnswer) {
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

describe("an operator's own endpoints", () => {
  it('API-07 API-12 are typed and checked by their own schemas, of any library', async () => {
    const { client, platform } = createOwnClient(() => ok({ id: 'T1', extra: 1 }));
    const answer: { readonly id: string } = await client.call('raffle.enter', { seat: 5 });
    expect(answer).toEqual({ id: 'T1' });
    expect(platform.calls[0]?.opened).toMatchObject({ path: '/own/api/v1/raffle/enter', body: '{"seat":5}' });
  });

  it('API-07 a schema may turn wire values into better ones', async () => {
    const { client, platform } = createOwnClient(() => ok([{ at: 0 }]));
    const draws: readonly { readonly at: Date }[] = await client.call('raffle.draws', { page: 2 });
    expect(draws).toEqual([{ at: new Date(0) }]);
    expect(platform.calls[0]?.opened).toMatchObject({ method: 'GET', query: 'page=2' });
  });

  it('API-07 a body that does not fit never leaves, and the error names the place and not the value', async () => {
    const { client, platform } = createOwnClient(() => ok({ id: 'T1' }));
    const error = await errorOf(client.call('raffle.enter', { seat: 'hunter2' as never }));
    expect(error).toMatchObject({ kind: 'protocol', reason: 'request', outcome: 'none' });
    expect(String(error)).toContain('does not fit at seat');
    expect(String(error)).not.toContain('hunter2');
    expect(platform.calls).toHaveLength(0);
  });

  it('API-07 an answer that does not fit is told by an async schema too', async () => {
    const { client } = createOwnClient(() => ok({ id: 7 }));
    const error = await errorOf(client.call('raffle.enter', { seat: 5 }));
    expect(error).toMatchObject({ kind: 'protocol', reason: 'response' });
    expect(String(error)).toContain('does not fit at id');
    expect(String(error)).not.toContain('secret');
  });

  it("API-07 the catalogue's calls stay typed beside them", async () => {
    const { client } = createOwnClient(() => ok({ ip: '127.0.0.1' }));
    const answer: { readonly ip: string } = await client.call('configuration.preInfo', {});
    expect(answer.ip).toBe('127.0.0.1');
  });

  it('API-07 what does not fit the types does not compile', () => {
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
