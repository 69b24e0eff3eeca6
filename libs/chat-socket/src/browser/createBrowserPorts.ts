import { createId, systemClock } from '@pavilion/kernel';
import type { ChatPorts } from '../machine/chatPorts.ts';
import { browserWake } from './browserWake.ts';
import { createFrameScheduler } from './createFrameScheduler.ts';
import { createStoredOutbox } from './createStoredOutbox.ts';
import { openWebSocket } from './openWebSocket.ts';
import { shareSocket } from './shareSocket.ts';
import type { TabChannel } from './tabChannel.ts';

/** Ports that the browser supplies: `createChatClient({ ...createBrowserPorts(url), fetchJwt, isLoginOver })`. */
export type BrowserPorts = Omit<ChatPorts, 'fetchJwt' | 'isLoginOver' | 'logger' | 'store'>;

/**
 * Whether tabs can share a socket. Old browsers and insecure pages lack locks or channels; each tab then has its own
 * socket.
 */
const canShare = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function';

/**
 * Creates the socket, clock, stored outbox, wake events and frame scheduler of a browser. All tabs share one socket if the
 * browser allows it.
 *
 * @param url address as created by `buildChatUrl`
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

/** Opens the stored outbox. Access to a disabled storage throws. */
function openStoredOutbox(): ChatPorts['outbox'] {
  try {
    return createStoredOutbox(window.localStorage);
  } catch {
    return undefined;
  }
}
