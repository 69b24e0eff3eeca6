import type { EndpointTable } from '../endpoint/endpoint.ts';

const member = { method: 'POST', auth: 'member' } as const;

/** Inbox messages of a member (§7 letters). */
export const letterEndpoints = {
  'letter.getUnreadForType': {
    ...member,
    path: '/site/api/v1/site/letter/getUnreadForType',
    effect: 'read',
    errors: [6001],
  },
  'letter.list': { ...member, path: '/site/api/v1/site/letter/list', effect: 'read', errors: [6001, 6007] },
  'letter.read': { ...member, path: '/site/api/v1/site/letter/read', effect: 'write', errors: [6001, 6004] },
  'letter.delete': { ...member, path: '/site/api/v1/site/letter/delete', effect: 'write', errors: [6001, 6004] },
  'letter.onekeyRead': { ...member, path: '/site/api/v1/site/letter/onekeyRead', effect: 'write', errors: [6001] },
} as const satisfies EndpointTable;
