import { createApiClient, createSession } from '@pavilion/api-client';
import { createLocalStore, createTabChannel, isBrowserOnline } from '@pavilion/api-client/browser';

/** Who is logged in: kept over reloads, shared with the other tabs of this page. */
export const session = createSession({ store: createLocalStore(), channel: createTabChannel() });

/** The way to the platform. Schemas come in a file of their own, with the first call. */
export const client = createApiClient({
  session,
  isOnline: isBrowserOnline,
  schemas: async () => (await import('@pavilion/api-client/schemas')).schemas,
});
