import type { EndpointTable } from '../endpoint/endpoint.ts';

const own = { origin: 'pavilion', method: 'POST' } as const;

/** Applications of agents, and the friends that a member invited (ruling W5). */
export const partnerEndpoints = {
  'partners.apply': {
    ...own,
    path: '/pavilion/api/v1/partners/apply',
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6009, 6011],
  },
  'partners.application': {
    ...own,
    path: '/pavilion/api/v1/partners/application',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'partners.friends': {
    ...own,
    path: '/pavilion/api/v1/partners/friends',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
} as const satisfies EndpointTable;
