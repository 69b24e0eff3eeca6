import type { SessionMessage, TabChannel } from '../session/createSession.ts';
import { storedName } from '../session/storedKeys.ts';

/** Written last by a login and gone with a logout: once its change is here, all of the session's values are. */
const LAST_WRITTEN_KEY = storedName('userId');

/**
 * Reaches the other tabs of this origin over a `BroadcastChannel`, and listens to the store itself (STO-03).
 *
 * Both, because a browser may bring the message before the other tab's write: whoever looks then sees the old value, and
 * only the store's own event comes surely after it. A word that changes nothing is harmless.
 *
 * @param page hears the `storage` events; absent outside a browser
 */
export function createTabChannel(
  name = 'pavilion.session',
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): TabChannel {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => hear(data);
      const onStored = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        const type: SessionMessage['type'] = newValue === null ? 'loggedOut' : 'loggedIn';
        if (key === LAST_WRITTEN_KEY || key === null) hear({ type });
      };
      channel?.addEventListener('message', onMessage);
      page?.addEventListener('storage', onStored);
      return () => {
        page?.removeEventListener('storage', onStored);
        channel?.removeEventListener('message', onMessage);
        channel?.close();
      };
    },
  };
}
