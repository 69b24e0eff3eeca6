import { createApiClient, createSession, type Catalogue } from '../../index.ts';

const endpoints = {
  'configuration.preInfo': {
    method: 'POST',
    path: '/site/api/v1/configuration/preInfo',
    auth: 'guest',
    effect: 'read',
    cacheMs: 300_000,
    errors: [6013, 6031, 6033],
  },
} as const satisfies Partial<Catalogue>;

export async function readTitle(baseUrl: string): Promise<string> {
  const client = createApiClient({ session: createSession(), endpoints, baseUrl });
  return (await client.call('configuration.preInfo', {})).siteBaseConfig.title;
}
