import type { EndpointTable } from '../endpoint/endpoint.ts';

/** Ratings of help pages (ruling W5). */
export const helpEndpoints = {
  'help.rate': {
    origin: 'pavilion',
    method: 'POST',
    path: '/pavilion/api/v1/help/rate',
    auth: 'guest',
    effect: 'write',
    errors: [6007],
  },
} as const satisfies EndpointTable;
