import type { ApiClient } from '@pavilion/api-client';

/** Part of the client that these adapters use. `createApiClient` returns one. */
export type AuthApi = Pick<ApiClient, 'call' | 'wire'>;
