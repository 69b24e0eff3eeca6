import { useAppSelector, useServices } from '@pavilion/site-contract';
import { createId } from '@pavilion/kernel';
import { useCallback, useEffect } from 'react';

/** Key of the stored token of a guest's conversation. */
const GUEST_TOKEN_KEY = 'service.guest';

/** Owner key of guests. */
const GUEST = 'guest';

/** Identity of a player in the body of a call: the token of a guest who has one, nothing for a member. */
export interface ServiceIdentity {
  readonly guestToken?: string;
}

/** Player whose conversation is shown. */
export interface ServicePlayer {
  readonly isMember: boolean;
  /** Key under which drafts and unsent messages of this player are stored. */
  readonly owner: string;
  readonly identity: ServiceIdentity;
  /** Returns the identity; creates and stores the token of a guest who has none. */
  readonly ensureIdentity: () => ServiceIdentity;
}

/**
 * Returns the current player. A login removes what the guest has stored, so that the next guest of this device does not see the
 * conversation.
 */
export function useServicePlayer(): ServicePlayer {
  const { store } = useServices();
  const userId = useAppSelector(({ session }) => session.userId);
  useEffect(() => {
    if (!userId) return;
    for (const key of [GUEST_TOKEN_KEY, `service.outbox.${GUEST}`, `service.draft.${GUEST}`]) store.remove(key);
  }, [store, userId]);
  const guestToken = userId ? undefined : store.get(GUEST_TOKEN_KEY);
  const ensureIdentity = useCallback(() => {
    if (userId) return {};
    const token = store.get(GUEST_TOKEN_KEY) ?? createId();
    store.set(GUEST_TOKEN_KEY, token);
    return { guestToken: token };
  }, [store, userId]);
  return {
    isMember: Boolean(userId),
    owner: userId ? `m.${userId}` : GUEST,
    identity: guestToken ? { guestToken } : {},
    ensureIdentity,
  };
}
