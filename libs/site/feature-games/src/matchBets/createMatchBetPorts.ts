import type { BetRequest, PlacementPorts } from '@pavilion/domain-sports/placement';
import { createMemberPlacement } from '@pavilion/site-bet-ui/placing';
import { createResourceFields, type Services } from '@pavilion/site-contract';
import { getSpotSide, parseSpotId } from './matchPick.ts';
import { PENDING_KEY } from './pendingKey.ts';

/** Creates the placement ports of e-sports venues, whose bets go through `resource` with the `enName` of the venue (B2, W3). */
export function createMatchBetPorts(services: Services, userId: string): PlacementPorts {
  const { api } = services;
  const { assertMember, ...base } = createMemberPlacement(services, { userId, storeKey: PENDING_KEY });
  /** Venues by request id. Another tab may remove a decided bet from the store while this one still queries it. */
  const venues = new Map<string, string>();
  const keepVenue = (request: BetRequest) => {
    if (request.kind === 'single') venues.set(request.requestId, parseSpotId(request.oddsId).enName);
  };
  return {
    ...base,
    savePending: (request) => {
      keepVenue(request);
      return base.savePending(request);
    },
    loadPending: () => {
      const requests = base.loadPending();
      requests.forEach(keepVenue);
      return requests;
    },
    placeBet: ({ requestId, stake, oddsRule, oddsId: id, playCode, price }) => {
      const { enName, gameId, oddsId } = parseSpotId(id);
      const leg = { gameId, oddsId, w: playCode, r: getSpotSide(oddsId), line: '', price };
      const fields = { method: 'placeBet', enName, Request: createResourceFields(services) } as const;
      return api.call('sport.placeBet', { ...fields, ...leg, requestId, stake, oddsRule }, { requestId });
    },
    placeSeries: async () => {
      throw new Error('createMatchBetPorts: e-sports venues take no parlays.');
    },
    betStatus: async (requestId) => {
      assertMember();
      const fields = { enName: venues.get(requestId) ?? '', Request: createResourceFields(services) };
      return api.call('sport.betStatus', { method: 'betStatus', ...fields, requestId });
    },
  };
}
