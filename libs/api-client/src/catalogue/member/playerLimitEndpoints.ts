import type { EndpointTable } from '../endpoint/endpoint.ts';

const own = { origin: 'pavilion', method: 'POST', auth: 'member' } as const;

/** Limits that members set to their own play (rulings L1 and W5). */
export const playerLimitEndpoints = {
  'limits.overview': { ...own, path: '/pavilion/api/v1/limits/overview', effect: 'read', errors: [6001] },
  'limits.setDeposit': { ...own, path: '/pavilion/api/v1/limits/setDeposit', effect: 'write', errors: [6001, 6007] },
  'limits.cancelChange': {
    ...own,
    path: '/pavilion/api/v1/limits/cancelChange',
    effect: 'write',
    errors: [6001, 6004, 6007],
  },
  'limits.setReminder': { ...own, path: '/pavilion/api/v1/limits/setReminder', effect: 'write', errors: [6001, 6007] },
  'limits.pause': { ...own, path: '/pavilion/api/v1/limits/pause', effect: 'write', errors: [6001, 6007, 6012] },
} as const satisfies EndpointTable;
