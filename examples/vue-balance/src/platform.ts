import { createApiClient, createSession } from '@pavilion/api-client';
import { createLocalStore, createTabChannel, isBrowserOnline } from '@pavilion/api-client/browser';
import { loadSchemas } from '@pavilion/api-client/load-schemas';

/** Who is logged in: kept over reloads, shared with the other tabs of this page. */
export const session = createSession({ store: createLocalStore(), channel: createTabChannel() });

/** The way to the platform. The catalogue and the schemas of a call come in files of their own, when they are first needed. */
export const client = createApiClient({
  session,
  isOnline: isBrowserOnline,
  schemas: loadSchemas,
});
