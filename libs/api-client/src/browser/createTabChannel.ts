import { type TabChannel } from '../session/createSession.ts';

const silent: TabChannel = { post: () => undefined, listen: () => () => undefined };

/**
 * Reaches the other tabs of this origin over a `BroadcastChannel` (STO-03).
 *
 * Where there is none, tabs still learn of a logout at their next call, because a session reads the store.
 */
export function createTabChannel(name = 'pavilion.session'): TabChannel {
  if (typeof BroadcastChannel !== 'function') return silent;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => {
        channel.removeEventListener('message', onMessage);
        channel.close();
      };
    },
  };
}
