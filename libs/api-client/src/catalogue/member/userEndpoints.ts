import type { EndpointTable } from '../endpoint/endpoint.ts';

/** Login, session and member (§7 user). */
export const userEndpoints = {
  'user.login': {
    method: 'POST',
    path: '/site/api/v1/user/login',
    auth: 'guest',
    effect: 'write',
    errors: [6002, 6007, 6011, 6021, 6022, 6025, 6026, 6027, 6028, 6029, 6035, 6036, 6037, 6038, 6039],
  },
  'user.logout': {
    method: 'POST',
    path: '/site/api/v1/user/logout',
    auth: 'member',
    effect: 'write',
    errors: [6001],
  },
  'user.memberInfo': {
    method: 'POST',
    path: '/site/api/v1/user/member/info',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
} as const satisfies EndpointTable;
