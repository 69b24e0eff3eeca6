import { createPendingBetStore, type PlacementPorts } from '@pavilion/domain-sports/placement';
import { createId } from '@pavilion/kernel';
import { type Services } from '@pavilion/site-contract';
import { resourceFields } from '../venue/resourceFields.ts';

/** Placing through the site's api: one id for body and envelope, kept in the browser before anything is sent (W3, B2). */
export function placementPorts(services: Services, userId: string): PlacementPorts {
  const { api, store, clock } = services;
  const fields = () => ({ enName: 'crty' as const, Request: resourceFields(services) });
  return {
    placeBet: ({ requestId, playCode, side, ...bet }) =>
      api.call(
        'sport.placeBet',
        { method: 'placeBet', ...fields(), ...bet, requestId, w: playCode, r: side },
        { requestId },
      ),
    betStatus: (requestId) => api.call('sport.betStatus', { method: 'betStatus', ...fields(), requestId }),
    ...createPendingBetStore(store, `sports.pendingBets.${userId}`),
    createId,
    clock,
  };
}
