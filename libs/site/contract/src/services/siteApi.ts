import type { ApiClient } from '@pavilion/api-client';

/** Calls an endpoint of the catalogue by id; rejects with a `SiteError`. `wire` is for fields sealed by themselves. */
export type SiteApi = Pick<ApiClient, 'call' | 'wire'>;
