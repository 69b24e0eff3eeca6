import { createApiClient, createSession } from '../../index.ts';
import { createLocalStore, createTabChannel, isBrowserOnline } from '../../browser.ts';

export function createSiteClient() {
  const session = createSession({ store: createLocalStore(), channel: createTabChannel() });
  const client = createApiClient({
    session,
    locale: () => 'zh-TW',
    isOnline: isBrowserOnline,
    schemas: async (id) => (await import('../../schemas/loadSchemas.ts')).loadSchemas(id),
  });
  return { session, client };
}
