import type { Clock } from '@pavilion/kernel';
import type { LinkSocket, LinkSocketHandlers } from '@pavilion/kernel/link';
import type { ChatIdentity, ChatPorts } from '../machine/chatPorts.ts';
import { CLOSE_CODES } from '../protocol/closeCodes.ts';
import { createJoinFilter } from './createJoinFilter.ts';

/** Message between tabs. */
export type TabMessage =
  /** Follower: requests the state of the leader's socket. */
  | { readonly type: 'hello'; readonly from: string }
  /** Leader: the socket is not open yet. */
  | { readonly type: 'wait'; readonly to: string }
  /** Leader: the socket is open. Sent to all followers or to one. */
  | { readonly type: 'open'; readonly to?: string }
  | { readonly type: 'up'; readonly from: string; readonly text: string }
  | { readonly type: 'down'; readonly data: unknown }
  | { readonly type: 'closed'; readonly code: number };

/** Used part of `BroadcastChannel`. */
export interface TabChannel {
  onmessage: ((event: { readonly data: TabMessage }) => void) | null;
  readonly postMessage: (word: TabMessage) => void;
  readonly close: () => void;
}

/** Used part of the Web Locks API. */
export interface TabLocks {
  readonly request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    granted: () => Promise<void>,
  ) => Promise<unknown>;
}

/** Options of {@link shareSocket}. */
export interface SharedSocketOptions {
  /** Opens the real socket. */
  readonly open: ChatPorts['openSocket'];
  readonly locks: TabLocks;
  readonly createChannel: (name: string) => TabChannel;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Name of the site, required if several sites share an origin. */
  readonly name?: string;
}

/** Silence of the leader in milliseconds after which it counts as frozen and its lock is stolen. */
const LEADER_MS = 3_000;

const buildLockName = (site: string, identity: ChatIdentity): string =>
  `${site}:${identity.kind === 'member' ? identity.key : ''}`;

/**
 * Shares one socket between all tabs of an identity. The tab that holds the lock has the socket; the others use it through
 * that tab.
 *
 * Every tab runs its own client and logs in over the shared connection, which renews the login. When the leading tab is
 * closed, the browser gives the lock to another tab and the sockets of all tabs close with 4012. The tabs reconnect at once
 * through the new leader. Messages without a reply are sent again under their ids.
 */
export function shareSocket(options: SharedSocketOptions): ChatPorts['openSocket'] {
  return (handlers, identity) => joinTabs(createTab(options, identity, handlers));
}

/** One tab of an identity. It is changed in place by the functions of this file. */
interface Tab {
  readonly id: string;
  /** Name of the channel and of the lock. */
  readonly name: string;
  readonly options: SharedSocketOptions;
  readonly identity: ChatIdentity;
  readonly handlers: LinkSocketHandlers;
  readonly channel: TabChannel;
  readonly isDue: ReturnType<typeof createJoinFilter>;
  /** Ids of the tabs that receive the frames of the leader. */
  readonly followers: Set<string>;
  /** Aborts the wait for the lock. */
  waiting: AbortController | undefined;
  /** The real socket, in the leading tab only. */
  real: LinkSocket | undefined;
  step: 'opening' | 'open' | 'ended';
  isLeader: boolean;
  release: () => void;
  cancelSteal: () => void;
}

function handleOpen(tab: Tab): void {
  tab.cancelSteal();
  if (tab.step !== 'opening') return;
  tab.step = 'open';
  tab.handlers.onOpen();
}

/** Releases all resources. A leader informs the other tabs. */
function end(tab: Tab, code: number): void {
  const { channel } = tab;
  tab.step = 'ended';
  tab.cancelSteal();
  tab.waiting?.abort();
  if (tab.isLeader) channel.postMessage({ type: 'closed', code });
  channel.onmessage = null;
  channel.close();
  tab.release();
}

function handleClose(tab: Tab, code: number): void {
  if (tab.step === 'ended') return;
  end(tab, code);
  tab.handlers.onClose(code);
}

/** Opens the real socket, whose events reach the handlers and the followers. */
function openReal(tab: Tab): LinkSocket {
  const { channel, followers, handlers, identity } = tab;
  return tab.options.open(
    {
      onOpen: () => {
        channel.postMessage({ type: 'open' });
        handleOpen(tab);
      },
      onMessage: (data) => {
        if (followers.size > 0) channel.postMessage({ type: 'down', data });
        handlers.onMessage(data);
      },
      onClose: (code) => handleClose(tab, code),
    },
    identity,
  );
}

/** Leads until the returned promise resolves. */
function becomeLeader(tab: Tab): Promise<void> {
  tab.waiting = undefined;
  if (tab.step === 'ended') return Promise.resolve();
  tab.isLeader = true;
  if (tab.step === 'open') {
    handleClose(tab, CLOSE_CODES.handedOver);
    return Promise.resolve();
  }
  try {
    tab.real = openReal(tab);
  } catch {
    handleClose(tab, 1006);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    tab.release = resolve;
  });
}

function requestLock(tab: Tab, lockOptions: Parameters<TabLocks['request']>[1]): void {
  void tab.options.locks
    .request(tab.name, lockOptions, () => becomeLeader(tab))
    .catch(() => {
      // The wait was aborted, or another tab has stolen the lock because this one did not respond.
      if (!tab.isLeader) return;
      tab.real?.close();
      handleClose(tab, CLOSE_CODES.handedOver);
    });
}

/** Steals the lock of a leader that does not respond. */
function stealLock(tab: Tab): void {
  if (tab.isLeader) return;
  tab.waiting?.abort();
  tab.waiting = undefined;
  requestLock(tab, { steal: true });
}

type WordOf<Type extends TabMessage['type']> = Extract<TabMessage, { type: Type }>;

const readers: { readonly [Type in TabMessage['type']]: (tab: Tab, word: WordOf<Type>) => void } = {
  hello: ({ isLeader, followers, channel, step }, { from }) => {
    if (!isLeader) return;
    followers.add(from);
    channel.postMessage({ type: step === 'open' ? 'open' : 'wait', to: from });
  },
  wait: ({ id, cancelSteal }, { to }) => {
    if (to === id) cancelSteal();
  },
  open: (tab, { to }) => {
    const { id, isLeader, step, channel } = tab;
    if (isLeader || (to !== undefined && to !== id)) return;
    if (to !== undefined) return handleOpen(tab);
    // A leader needs the ids of its followers, and the followers of the former leader have to log in again.
    if (step === 'opening') channel.postMessage({ type: 'hello', from: id });
    else handleClose(tab, CLOSE_CODES.handedOver);
  },
  up: ({ isLeader, isDue, real }, { from, text }) => {
    if (isLeader && isDue(from, text)) real?.send(text);
  },
  down: ({ step, isLeader, handlers }, { data }) => {
    if (step === 'open' && !isLeader) handlers.onMessage(data);
  },
  closed: (tab, { code }) => {
    if (!tab.isLeader && tab.step === 'open') handleClose(tab, code);
  },
};

function createTab(options: SharedSocketOptions, identity: ChatIdentity, handlers: LinkSocketHandlers): Tab {
  const id = options.createId();
  const name = buildLockName(options.name ?? 'pavilion-chat', identity);
  return {
    id,
    name,
    options,
    identity,
    handlers,
    channel: options.createChannel(name),
    isDue: createJoinFilter(),
    followers: new Set(),
    waiting: new AbortController(),
    real: undefined,
    step: 'opening',
    isLeader: false,
    release: () => undefined,
    cancelSteal: () => undefined,
  };
}

function joinTabs(tab: Tab): LinkSocket {
  const { id, channel, isDue } = tab;
  channel.onmessage = ({ data }) => readers[data.type](tab, data as never);
  channel.postMessage({ type: 'hello', from: id });
  tab.cancelSteal = tab.options.clock.after(LEADER_MS, () => stealLock(tab));
  requestLock(tab, tab.waiting ? { signal: tab.waiting.signal } : {});

  return {
    send: (text) => {
      if (!tab.isLeader) channel.postMessage({ type: 'up', from: id, text });
      else if (isDue(id, text)) tab.real?.send(text);
    },
    close: (code) => {
      if (tab.step === 'ended') return;
      tab.real?.close(code);
      end(tab, CLOSE_CODES.handedOver);
    },
  };
}
