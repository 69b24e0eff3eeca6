import { useServices } from '@pavilion/site-contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OutgoingMessage } from './createMessageList.ts';
import { createOutbox, type Outbox } from './createOutbox.ts';

/** Returns the outbox of a player and its messages. Another player has another outbox. */
export function useOutbox(owner: string): { readonly outbox: Outbox; readonly messages: readonly OutgoingMessage[] } {
  const { api, clock, store } = useServices();
  const outbox = useMemo(
    () =>
      createOutbox({
        store,
        clock,
        owner,
        send: (body, requestId) => api.call('service.send', body, { requestId }),
      }),
    [api, clock, store, owner],
  );
  useEffect(() => outbox.start(), [outbox]);
  return { outbox, messages: useSyncExternalStore(outbox.subscribe, outbox.getMessages) };
}
