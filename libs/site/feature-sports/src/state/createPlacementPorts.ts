import { isDefiniteRefusal } from '@pavilion/api-client';
import { createPendingBetStore, type PlacementPorts, type QuotedLeg } from '@pavilion/domain-sports/placement';
import { createId } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';
import { createResourceFields } from '../venueFrame/createResourceFields.ts';

const toWireLeg = ({ gameId, oddsId, playCode, side, line, price }: QuotedLeg) => ({
  gameId,
  oddsId,
  line,
  price,
  w: playCode,
  r: side,
});

/** Creates the placement ports from the site's API: one id for body and envelope, stored before the request is sent (W3, B2). */
export function createPlacementPorts(services: Services, userId: string): PlacementPorts {
  const { api, store, clock } = services;
  const createFields = () => ({ enName: 'crty' as const, Request: createResourceFields(services) });
  return {
    placeBet: ({ requestId, stake, oddsRule, ...leg }) =>
      api.call(
        'sport.placeBet',
        { method: 'placeBet', ...createFields(), ...toWireLeg(leg), requestId, stake, oddsRule },
        { requestId },
      ),
    placeSeries: ({ requestId, legs, systems, unitStake, oddsRule }) =>
      api.call(
        'sport.placeSeries',
        {
          method: 'placeSeries',
          ...createFields(),
          requestId,
          legs: legs.map(toWireLeg),
          systems: [...systems],
          unitStake,
          oddsRule,
        },
        { requestId },
      ),
    betStatus: (requestId) => api.call('sport.betStatus', { method: 'betStatus', ...createFields(), requestId }),
    ...createPendingBetStore(store, `sports.pendingBets.${userId}`),
    createId,
    clock,
    isRefusal: isDefiniteRefusal,
  };
}
