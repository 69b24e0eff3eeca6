import type { EndpointTable } from '../endpoint/endpoint.ts';

const own = { origin: 'pavilion', method: 'POST', auth: 'guest' } as const;

/**
 * Conversation of a player with customer service (ruling W5). A guest is identified by the device id and a token that
 * the client creates.
 */
export const serviceEndpoints = {
  'service.conversation': { ...own, path: '/pavilion/api/v1/service/conversation', effect: 'read', errors: [6007] },
  'service.unread': { ...own, path: '/pavilion/api/v1/service/unread', effect: 'read', errors: [6007] },
  'service.send': { ...own, path: '/pavilion/api/v1/service/send', effect: 'write', errors: [6004, 6007, 6011] },
  'service.markRead': { ...own, path: '/pavilion/api/v1/service/markRead', effect: 'write', errors: [6007] },
} as const satisfies EndpointTable;
