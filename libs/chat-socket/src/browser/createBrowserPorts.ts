import { createId, systemClock } from '@pavilion/kernel';
import type { ChatPorts } from '../client/chatPorts.ts';
import { browserWake } from './browserWake.ts';
import { createFrameScheduler } from './createFrameScheduler.ts';
import { createStoredOutbox } from './createStoredOutbox.ts';
import { openWebSocket } from './openWebSocket.ts';
import { shareSocket, type TabChannel } from './shareSocket.ts';

/** The browser's part of the ports: `createChatClient({ ...createBrowserPorts(url), fetchJwt, isLoginOver })`. */
export type BrowserPorts = Omit<ChatPorts, 'fetchJwt' | 'isLoginOver' | 'logger' | 'store'>;

/** A browser without locks or channels, or a page that is not trusted, has a socket a tab. */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Socket, clock, kept outbox, waking, frames, and one socket for all tabs where the browser allows it.
 *
 * @param url as `chatUrl` writes it
 */
export function createBrowserPorts(url: string): BrowserPorts {
  const open = openWebSocket(url);
  return {
    openSocket: canShare()
      ? shareSocket({
          open,
          createId,
          clock: systemClock,
          name: url,
          locks: navigator.locks,
          createChannel: (name) => new BroadcastChannel(name) as unknown as TabChannel,
        })
      : open,
    clock: systemClock,
    outbox: openStoredOutbox(),
    wake: browserWake,
    schedule: createFrameScheduler(),
  };
}

/** Storage that is switched off throws when it is touched. */
function openStoredOutbox(): ChatPorts['outbox'] {
  try {
    return createStoredOutbox(window.localStorage);
  } catch {
    return undefined;
  }
}
