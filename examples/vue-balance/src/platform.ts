import { createApiClient, createSession } from '@pavilion/api-client';
import { createLocalStore, createTabChannel, isBrowserOnline } from '@pavilion/api-client/browser';
import { loadSchemas } from '@pavilion/api-client/load-schemas';

/** Session of the member, stored over reloads and shared with other tabs of this page. */
export const session = createSession({ store: createLocalStore(), channel: createTabChannel() });

/** Client of the platform. The catalogue and the schemas of a call are separate files, loaded when first needed. */
export const client = createApiClient({
  session,
  isOnline: isBrowserOnline,
  schemas: loadSchemas,
});
