import { useAppSelector, useServices } from '@pavilion/site-contract';
import { createId } from '@pavilion/kernel';
import { useCallback, useEffect, useState } from 'react';

/** Key of the stored token of a guest's conversation. */
export const GUEST_TOKEN_KEY = 'service.guest';

/** Owner key of guests. */
const GUEST = 'guest';

/** Player whose conversation is shown. */
export interface ServicePlayer {
  readonly isMember: boolean;
  /** Key under which drafts and unsent messages of this player are stored. */
  readonly owner: string;
  /** Identity in the body of a call: the token of a guest who has one, nothing for a member. */
  readonly identity: { readonly guestToken?: string };
  /** Returns the identity; creates and stores the token of a guest who has none. */
  readonly ensureIdentity: () => { readonly guestToken?: string };
}

/**
 * Returns the current player. A login removes what the guest has stored, so that the next guest of this device does not see the
 * conversation.
 */
export function useServicePlayer(): ServicePlayer {
  const { store } = useServices();
  const userId = useAppSelector(({ session }) => session.userId);
  const [guestToken, setGuestToken] = useState(() => store.get(GUEST_TOKEN_KEY));
  useEffect(() => {
    if (userId)
      for (const key of [GUEST_TOKEN_KEY, `service.outbox.${GUEST}`, `service.draft.${GUEST}`]) store.remove(key);
    setGuestToken(store.get(GUEST_TOKEN_KEY));
  }, [store, userId]);
  const ensureIdentity = useCallback(() => {
    if (userId) return {};
    const token = store.get(GUEST_TOKEN_KEY) ?? createId();
    store.set(GUEST_TOKEN_KEY, token);
    setGuestToken(token);
    return { guestToken: token };
  }, [store, userId]);
  return {
    isMember: Boolean(userId),
    owner: userId ? `m.${userId}` : GUEST,
    identity: !userId && guestToken ? { guestToken } : {},
    ensureIdentity,
  };
}
