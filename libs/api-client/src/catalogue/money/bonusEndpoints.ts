import type { EndpointTable } from '../endpoint/endpoint.ts';

const own = { origin: 'pavilion', method: 'POST', auth: 'member' } as const;

/** Turnover of deposits and bonuses, quitting an activity, and the seeds of draws (ruling W5). */
export const bonusEndpoints = {
  'promotions.turnover': {
    ...own,
    path: '/pavilion/api/v1/promotions/turnover',
    effect: 'read',
    errors: [6001],
  },
  'promotions.turnoverBets': {
    ...own,
    path: '/pavilion/api/v1/promotions/turnoverBets',
    effect: 'read',
    errors: [6001, 6007],
  },
  'promotions.quit': {
    ...own,
    path: '/pavilion/api/v1/promotions/quit',
    effect: 'money',
    errors: [6001, 6004, 6008, 6012],
  },
  'promotions.rotateSeed': {
    ...own,
    path: '/pavilion/api/v1/promotions/rotateSeed',
    effect: 'write',
    errors: [6001, 6004, 6007],
  },
} as const satisfies EndpointTable;
