import { isDefiniteRefusal } from '@pavilion/api-client';
import { createPendingBetStore, type PlacementPorts } from '@pavilion/domain-sports/placement';
import { createId } from '@pavilion/kernel';
import type { Services } from '@pavilion/site-contract';

/** Ports of placement that do not depend on the venue. */
export interface MemberPlacement extends Omit<PlacementPorts, 'placeBet' | 'placeSeries' | 'betStatus'> {
  /** Throws if another member has replaced this one. Call it before a bet is queried. */
  readonly assertMember: () => void;
}

/**
 * Creates the ports of placement for one member: undecided bets in the store of the site, ids and time (W3, B2).
 *
 * @param storeKey prefix of the key of the undecided bets; each member has a key of its own
 */
export function createMemberPlacement(
  { store, clock, session }: Pick<Services, 'store' | 'clock' | 'session'>,
  { userId, storeKey }: { readonly userId: string; readonly storeKey: string },
): MemberPlacement {
  const pendingBets = createPendingBetStore(store, `${storeKey}.${userId}`);
  /** `token` reads the store, which another tab may have changed. */
  const assertMember = () => {
    session.token();
    if (session.getState().userId !== userId)
      throw new Error('createMemberPlacement: the session of the member has ended.');
  };
  return {
    ...pendingBets,
    savePending: (request) => {
      assertMember();
      return pendingBets.savePending(request);
    },
    assertMember,
    createId,
    clock,
    isRefusal: isDefiniteRefusal,
  };
}
