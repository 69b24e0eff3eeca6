import type { ApiClient } from '@pavilion/api-client';

/** Calls of endpoints by id; they reject with a `SiteError`. `wire` seals single fields. */
export type SiteApi = Pick<ApiClient, 'call' | 'wire'>;
