import type { ApiClient } from '@pavilion/api-client';

/** The client, as far as these adapters need it: `createApiClient` makes one. */
export type AuthApi = Pick<ApiClient, 'call' | 'wire'>;
