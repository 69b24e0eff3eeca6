import type { PlacementPorts, QuotedLeg } from '@pavilion/domain-sports/placement';
import { createMemberPlacement } from '@pavilion/site-bet-ui/placing';
import { createResourceFields, type Services } from '@pavilion/site-contract';

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
  const { api } = services;
  const { assertMember, ...base } = createMemberPlacement(services, { userId, storeKey: 'sports.pendingBets' });
  const createFields = () => ({ enName: 'crty' as const, Request: createResourceFields(services) });
  return {
    ...base,
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
  };
}
