import { createFakeClock } from '@pavilion/kernel/testing';
import type { LinkSocketHandlers } from '@pavilion/kernel/link';
import { shareSocket, type SharedSocketOptions, type TabLocks } from '../browser/shareSocket.ts';
import type { TabChannel, TabMessage } from '../browser/tabChannel.ts';
import type { ChatIdentity } from '../machine/chatPorts.ts';

/** Identity of the tabs. */
export const MEMBER = { kind: 'member', key: 'ann' } as const;

interface LockRequest {
  readonly name: string;
  readonly options: Parameters<TabLocks['request']>[1];
  /** Gives the lock to the tab. Resolves when the tab releases it. */
  readonly grant: () => Promise<void>;
  /** Takes the lock away, or reports the abort of the wait. */
  readonly reject: () => void;
}

/** Runs the reactions to promises. */
export const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** Creates locks. The lock of the tab itself is granted at once, the others by the test. */
function createTestLocks(id: string) {
  const requests: LockRequest[] = [];
  /** Requests for the locks of other tabs. */
  const watches: LockRequest[] = [];
  const own = { isHeld: false };
  const locks: TabLocks = {
    request: (name, options, granted) =>
      new Promise((resolve, reject) => {
        // Browsers convert a name to text.
        if (String(name).endsWith(`#${id}`)) {
          own.isHeld = true;
          void granted().then(() => {
            own.isHeld = false;
            resolve(undefined);
          });
          return;
        }
        (String(name).includes('#') ? watches : requests).push({
          name,
          options,
          grant: granted,
          reject: () => reject(new Error('lost')),
        });
      }),
  };
  return { requests, watches, own, locks };
}

/** Opens one tab with the id `me`. The test has the locks, the other end of the channel, and the real socket. */
export function openOneTab(options: Partial<SharedSocketOptions> = {}, identity: ChatIdentity = MEMBER) {
  const clock = createFakeClock();
  const { locks, ...granted } = createTestLocks('me');
  const posted: TabMessage[] = [];
  const log: unknown[] = [];
  const real: { handlers?: LinkSocketHandlers; readonly calls: unknown[] } = { calls: [] };
  const channel: TabChannel = {
    onmessage: null,
    postMessage: (message) => void posted.push(message),
    close: () => void log.push('channel closed'),
  };
  const socket = shareSocket({
    clock,
    createId: () => 'me',
    createChannel: () => channel,
    open: (handlers) => {
      real.handlers = handlers;
      return {
        send: (text) => void real.calls.push(['send', text]),
        close: (code) => void real.calls.push(['close', code]),
      };
    },
    locks,
    ...options,
  })(
    {
      onOpen: () => log.push('open'),
      onMessage: (data) => log.push(data),
      onClose: (code) => log.push(code),
    },
    identity,
  );
  const receive = (data: TabMessage) => channel.onmessage?.({ data });
  const take = () => posted.splice(0);
  return { ...granted, socket, clock, real, log, receive, take };
}

/** Opens a tab that has the lock and an open socket. */
export function openLeader() {
  const tab = openOneTab();
  const released = jest.fn();
  void tab.requests[0]?.grant().then(released);
  tab.real.handlers?.onOpen();
  tab.take();
  return { ...tab, released };
}

/** Opens a tab that uses the socket of another tab, by default of a tab of an older version. */
export function openFollower(leader: { readonly leader?: string; readonly since?: number } = {}) {
  const tab = openOneTab();
  tab.receive({ type: 'open', to: 'me', ...leader });
  tab.take();
  return tab;
}
