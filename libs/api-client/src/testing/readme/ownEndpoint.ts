import * as z from 'zod/mini';
import { createApiClient, createSession } from '../../index.ts';
import { catalogue } from '../../endpoints.ts';

const own = {
  'raffle.enter': {
    method: 'POST',
    path: '/own/api/v1/raffle/enter',
    auth: 'guest',
    effect: 'write',
    errors: [],
    schemas: { request: z.object({ seat: z.number() }), response: z.object({ ticket: z.string() }) },
  },
} as const;

export async function enterRaffle(baseUrl: string, seat: number): Promise<string> {
  const client = createApiClient({ session: createSession(), endpoints: { ...catalogue, ...own }, baseUrl });
  return (await client.call('raffle.enter', { seat })).ticket;
}
