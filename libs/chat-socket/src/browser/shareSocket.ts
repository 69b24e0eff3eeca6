import type { Clock } from '@pavilion/kernel';
import type { LinkSocket, LinkSocketHandlers } from '@pavilion/kernel/link';
import { encodeFrame } from '../frames/encodeFrame.ts';
import type { ChatIdentity, ChatPorts } from '../machine/chatPorts.ts';
import { REQUEST_IDS } from '../messages/messageIds.ts';
import { CLOSE_CODES } from '../protocol/closeCodes.ts';
import { createJoinFilter, type JoinFilter } from './createJoinFilter.ts';
import type { TabChannel, TabMessage } from './tabChannel.ts';

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

type MessageOf<Type extends TabMessage['type']> = Extract<TabMessage, { type: Type }>;

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
  readonly joins: JoinFilter;
  /** Ids of the tabs that receive the frames of the leader. */
  readonly followers: Set<string>;
  /** Aborted when the tab ends: releases the lock of the tab and the waits for those of its followers. */
  readonly ended: AbortController;
  /** Aborts the wait for the lock. */
  waiting: AbortController | undefined;
  /** The real socket, in the leading tab only. */
  real: LinkSocket | undefined;
  step: 'opening' | 'open' | 'ended';
  isLeader: boolean;
  /** Id of the leader that has opened the socket of this tab; `undefined` for a leader of an older version. */
  leader: string | undefined;
  /** Time in milliseconds UTC at which that leader received the lock, 0 if it is unknown. */
  since: number;
  /** Posts `hello` once the lock of the tab is granted, without effect before. */
  announce: () => void;
  release: () => void;
  cancelSteal: () => void;
}

function handleOpen(tab: Tab, { leader, since = 0 }: Pick<MessageOf<'open'>, 'leader' | 'since'>): void {
  tab.cancelSteal();
  if (tab.step !== 'opening') return;
  tab.step = 'open';
  tab.leader = leader;
  tab.since = since;
  tab.handlers.onOpen();
}

/** Releases all resources and informs the other tabs. */
function end(tab: Tab, code: number): void {
  const { id, channel, isLeader, leader } = tab;
  tab.step = 'ended';
  tab.cancelSteal();
  tab.waiting?.abort();
  channel.postMessage(isLeader ? { type: 'closed', code, leader } : { type: 'bye', from: id });
  tab.ended.abort();
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
  const { id, channel, followers, handlers, identity, since } = tab;
  return tab.options.open(
    {
      onOpen: () => {
        channel.postMessage({ type: 'open', leader: id, since });
        handleOpen(tab, { leader: id, since });
      },
      onMessage: (data) => {
        if (followers.size > 0) channel.postMessage({ type: 'down', data, leader: id });
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
  tab.leader = tab.id;
  tab.since = tab.options.clock.now();
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

/** Holds a lock with the id of the tab, which the browser releases when the tab ends or crashes, and then posts `hello`. */
function requestOwnLock(tab: Tab): void {
  const { id, channel } = tab;
  const { signal } = tab.ended;
  const lock = `${tab.name}#${id}`;
  const hold = (): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    tab.announce = () => channel.postMessage({ type: 'hello', from: id, lock });
    tab.announce();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  // Rejected if the tab ends first.
  void tab.options.locks.request(lock, { signal }, hold).catch(() => undefined);
}

/** Leaves the rooms in which the follower was the last tab. */
function removeFollower(tab: Tab, from: string): void {
  tab.followers.delete(from);
  for (const rid of tab.joins.removeTab(from)) {
    const leave = { cid: tab.options.createId(), rid, leave: true };
    if (tab.step === 'open') tab.real?.send(encodeFrame(REQUEST_IDS.join, leave));
  }
}

/** Adds a follower until it releases its lock. A follower of an older version has no lock and stays until the leader ends. */
function addFollower(tab: Tab, { from, lock }: MessageOf<'hello'>): void {
  if (tab.followers.has(from)) return;
  tab.followers.add(from);
  if (lock === undefined) return;
  const remove = (): Promise<void> => Promise.resolve(removeFollower(tab, from));
  // Rejected if the leader ends first.
  void tab.options.locks.request(lock, { signal: tab.ended.signal }, remove).catch(() => undefined);
}

const readers: { readonly [Type in TabMessage['type']]: (tab: Tab, message: MessageOf<Type>) => void } = {
  hello: (tab, message) => {
    const { id, isLeader, channel, step, since } = tab;
    const to = message.from;
    if (!isLeader) return;
    addFollower(tab, message);
    channel.postMessage(step === 'open' ? { type: 'open', to, leader: id, since } : { type: 'wait', to });
  },
  bye: (tab, { from }) => {
    if (tab.isLeader) removeFollower(tab, from);
  },
  wait: ({ id, cancelSteal }, { to }) => {
    if (to === id) cancelSteal();
  },
  open: (tab, message) => {
    const { id, isLeader, step } = tab;
    const { to, since = Infinity } = message;
    if (isLeader || (to !== undefined && to !== id)) return;
    if (to !== undefined) return handleOpen(tab, message);
    // A leader needs the ids of its followers, and the followers of the former leader have to log in again.
    if (step === 'opening') tab.announce();
    // A former leader that was frozen may open its socket before it detects the loss of the lock.
    else if (since >= tab.since) handleClose(tab, CLOSE_CODES.handedOver);
  },
  up: (tab, { from, text }) => {
    if (!tab.isLeader) return;
    if (tab.joins.isDue(from, text)) tab.real?.send(text);
    // The release of a lock can overtake the last frames of its tab.
    if (!tab.followers.has(from)) removeFollower(tab, from);
  },
  down: (tab, { data, leader }) => {
    if (isFollowing(tab, leader)) tab.handlers.onMessage(data);
  },
  closed: (tab, { code, leader }) => {
    if (isFollowing(tab, leader)) handleClose(tab, code);
  },
};

/**
 * Whether the tab uses the socket of the leader. A former leader that was frozen posts the frames and the end of its own
 * socket after another tab has become the leader.
 */
const isFollowing = (tab: Tab, leader: string | undefined): boolean =>
  !tab.isLeader && tab.step === 'open' && leader === tab.leader;

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
    joins: createJoinFilter(),
    followers: new Set(),
    ended: new AbortController(),
    waiting: new AbortController(),
    real: undefined,
    step: 'opening',
    isLeader: false,
    leader: undefined,
    since: 0,
    announce: () => undefined,
    release: () => undefined,
    cancelSteal: () => undefined,
  };
}

function joinTabs(tab: Tab): LinkSocket {
  const { id, channel, joins } = tab;
  // A tab of a newer version may send other types.
  const find = (type: TabMessage['type']): ((tab: Tab, message: never) => void) | undefined => readers[type];
  channel.onmessage = ({ data }) => find(data.type)?.(tab, data as never);
  requestOwnLock(tab);
  tab.cancelSteal = tab.options.clock.after(LEADER_MS, () => stealLock(tab));
  requestLock(tab, tab.waiting ? { signal: tab.waiting.signal } : {});

  return {
    send: (text) => {
      if (!tab.isLeader) channel.postMessage({ type: 'up', from: id, text });
      else if (joins.isDue(id, text)) tab.real?.send(text);
    },
    close: (code) => {
      if (tab.step === 'ended') return;
      tab.real?.close(code);
      end(tab, CLOSE_CODES.handedOver);
    },
  };
}
