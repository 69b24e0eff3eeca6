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
  const { api, store, clock, session } = services;
  const pendingBets = createPendingBetStore(store, `sports.pendingBets.${userId}`);
  /** Throws if another member has replaced this one. `token` reads the store, which another tab may have changed. */
  const assertMember = () => {
    session.token();
    if (session.getState().userId !== userId)
      throw new Error('createPlacementPorts: the session of the member has ended.');
  };
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
    // The platform does not know the bet in the session of another member, so that it would be given up and removed.
    betStatus: async (requestId) => {
      assertMember();
      return api.call('sport.betStatus', { method: 'betStatus', ...createFields(), requestId });
    },
    ...pendingBets,
    savePending: (request) => {
      assertMember();
      return pendingBets.savePending(request);
    },
    createId,
    clock,
    isRefusal: isDefiniteRefusal,
  };
}
