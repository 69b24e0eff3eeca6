import { createMemoryStore } from '@pavilion/kernel';
import { catalogue } from '../catalogue/catalogue.ts';
import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createSession } from '../session/createSession.ts';
import type { ApiClientOptions } from '../call/apiClient.ts';
import { createApiClient } from '../transport/createApiClient.ts';
import { createTestClock } from './createTestClock.ts';
import { createFakePlatform, type FakeResponse } from './createFakePlatform.ts';
import type { OpenedRequest } from '../envelope/openRequest.ts';

/** Creates a client with a login, a fake platform and a fake clock. */
export function createTestClient(
  handle: (call: OpenedRequest, count: number) => FakeResponse | Promise<FakeResponse>,
  options: Partial<ApiClientOptions> & { readonly serverNow?: () => number } = {},
) {
  const clock = createTestClock();
  const session = createSession({ store: createMemoryStore() });
  session.login({ token: 'token-1', userId: '100001' });
  const platform = createFakePlatform(handle, options.serverNow ?? clock.now, options.profile);
  const client = createApiClient({
    endpoints: catalogue,
    session,
    clock,
    baseUrl: 'https://platform.example',
    fetch: platform.fetch,
    wire: { crypto: nobleCrypto },
    random: () => 1,
    ...options,
  });
  return { client, clock, session, platform };
}

/** Returns the error that a promise rejects with. Fails the test if it resolves. */
export async function catchError(work: Promise<unknown>): Promise<unknown> {
  const nothing = Symbol();
  const error = await work.then(
    () => nothing,
    (reason: unknown) => reason,
  );
  if (error === nothing) throw new Error('expected a rejection');
  return error;
}
