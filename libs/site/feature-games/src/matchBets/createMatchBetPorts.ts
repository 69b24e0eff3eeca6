import type { PlacementPorts } from '@pavilion/domain-sports/placement';
import { createMemberPlacement } from '@pavilion/site-bet-ui/placing';
import { createResourceFields, type Services } from '@pavilion/site-contract';
import { getSpotSide, parseSpotId } from './matchPick.ts';
import { PENDING_KEY } from './pendingKey.ts';

/** Creates the placement ports of e-sports venues, whose bets go through `resource` with the `enName` of the venue (B2, W3). */
export function createMatchBetPorts(services: Services, userId: string): PlacementPorts {
  const { api } = services;
  const { assertMember, ...base } = createMemberPlacement(services, { userId, storeKey: PENDING_KEY });
  /** Finds the venue of an undecided bet. */
  const findVenue = (requestId: string): string => {
    const held = base.loadPending().find((request) => request.requestId === requestId);
    return held?.kind === 'single' ? parseSpotId(held.oddsId).enName : '';
  };
  return {
    ...base,
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
      const fields = { enName: findVenue(requestId), Request: createResourceFields(services) };
      return api.call('sport.betStatus', { method: 'betStatus', ...fields, requestId });
    },
  };
}
