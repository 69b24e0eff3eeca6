import type { SessionMessage, TabChannel } from '../session/createSession.ts';
import { buildStoredName } from '../session/storedKeys.ts';
import { watchStoredKey } from './watchStoredKey.ts';

/**
 * Session key that is written last at login and removed at logout. Its `storage` event means that all other session keys
 * are current.
 */
const LAST_WRITTEN_KEY = buildStoredName('userId');

/**
 * Creates the channel to the other tabs of this origin: a `BroadcastChannel` and the `storage` events (STO-03).
 *
 * Both are needed, because a message may arrive before the values of the other tab are visible; the `storage` event does
 * not. A message without a change is harmless.
 *
 * @param page target of the `storage` events; undefined outside a browser
 */
export function createTabChannel(
  name = 'pavilion.session',
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): TabChannel {
  let channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      const onStored = (value: string | null) => {
        const type: SessionMessage['type'] = value === null ? 'loggedOut' : 'loggedIn';
        listener({ type });
      };
      channel?.addEventListener('message', onMessage);
      const stopWatching = watchStoredKey(LAST_WRITTEN_KEY, onStored, { page });
      return () => {
        stopWatching();
        channel?.removeEventListener('message', onMessage);
        channel?.close();
        // A closed channel throws when it is used.
        channel = undefined;
      };
    },
  };
}
