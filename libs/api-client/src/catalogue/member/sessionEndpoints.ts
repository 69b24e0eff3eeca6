import type { EndpointTable } from '../endpoint/endpoint.ts';

const own = { origin: 'pavilion', method: 'POST', auth: 'member' } as const;

/** Sessions of the member on all devices (rulings A5 and W5). */
export const sessionEndpoints = {
  'sessions.list': { ...own, path: '/pavilion/api/v1/sessions/list', effect: 'read', errors: [6001] },
  'sessions.end': { ...own, path: '/pavilion/api/v1/sessions/end', effect: 'write', errors: [6001, 6004, 6007] },
  'sessions.endOthers': { ...own, path: '/pavilion/api/v1/sessions/endOthers', effect: 'write', errors: [6001] },
} as const satisfies EndpointTable;
