import { type ApiClient } from '@pavilion/api-client';

/** Calls an endpoint of the catalogue by id; rejects with a `SiteError`. */
export type SiteApi = Pick<ApiClient, 'call'>;
