import { createApiClient, createSession } from '../../index.ts';
import { createLocalStore, createTabChannel, isBrowserOnline } from '../../browser.ts';

export function createSiteClient() {
  const session = createSession({ store: createLocalStore(), channel: createTabChannel() });
  const client = createApiClient({
    session,
    locale: () => 'zh-TW',
    isOnline: isBrowserOnline,
    schemas: async () => (await import('../../schemas.ts')).schemas,
  });
  return { session, client };
}
