import type { EndpointTable } from '../endpoint/endpoint.ts';

/** Balances (§7 money). */
export const moneyEndpoints = {
  'transfer.getBalance': {
    method: 'POST',
    path: '/fd/api/v1/transfer/getBalance',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
} as const satisfies EndpointTable;
