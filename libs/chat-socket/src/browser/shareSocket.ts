import type { Clock } from '@pavilion/kernel';
import type { ChatIdentity, ChatPorts, ChatSocket, ChatSocketHandlers } from '../client/chatPorts.ts';
import { CLOSE_CODES } from '../protocol/closeCodes.ts';
import { countJoins } from './countJoins.ts';

/** What tabs tell one another. */
export type TabWord =
  /** Is there a leader, and is its socket open? */
  | { readonly type: 'hello'; readonly from: string }
  /** The leader: yes, and it is not open yet. */
  | { readonly type: 'wait'; readonly to: string }
  /** The leader: it is open; to everybody, or to one. */
  | { readonly type: 'open'; readonly to?: string }
  | { readonly type: 'up'; readonly from: string; readonly text: string }
  | { readonly type: 'down'; readonly data: unknown }
  | { readonly type: 'closed'; readonly code: number };

/** As much of a BroadcastChannel as is needed. */
export interface TabChannel {
  onmessage: ((event: { readonly data: TabWord }) => void) | null;
  readonly postMessage: (word: TabWord) => void;
  readonly close: () => void;
}

/** As much of the Web Locks API as is needed. */
export interface TabLocks {
  readonly request: (
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    granted: () => Promise<void>,
  ) => Promise<unknown>;
}

export interface SharedSocketOptions {
  /** Opens the one real socket. */
  readonly open: ChatPorts['openSocket'];
  readonly locks: TabLocks;
  readonly createChannel: (name: string) => TabChannel;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Tells sites on one origin apart. */
  readonly name?: string;
}

/** A leader that says nothing for this long is frozen: its lock is taken away, milliseconds. */
const LEADER_MS = 3_000;

const nameOf = (site: string, identity: ChatIdentity): string =>
  `${site}:${identity.kind === 'member' ? identity.key : ''}`;

/**
 * One socket for all tabs of an identity: the tab that holds the lock has it, the others speak through that tab.
 *
 * Every tab runs a client of its own and logs in over the shared connection, which renews a login that is there. When the
 * leading tab goes, the browser gives its lock to another, everybody's socket closes with 4012, and everybody is back at
 * once over the new leader; what was on its way is sent again under its old id.
 */
export function shareSocket(options: SharedSocketOptions): ChatPorts['openSocket'] {
  const { name = 'pavilion-chat' } = options;
  return (handlers, identity) => joinTabs(options, nameOf(name, identity), identity, handlers);
}

function joinTabs(
  { open, locks, createChannel, clock, createId }: SharedSocketOptions,
  name: string,
  identity: ChatIdentity,
  handlers: ChatSocketHandlers,
): ChatSocket {
  const id = createId();
  const channel = createChannel(name);
  const isDue = countJoins();
  const followers = new Set<string>();
  let waiting: AbortController | undefined = new AbortController();
  let real: ChatSocket | undefined;
  let step: 'opening' | 'open' | 'ended' = 'opening';
  let isLeader = false;
  let release = (): void => undefined;
  let cancelSteal = (): void => undefined;

  const opened = (): void => {
    cancelSteal();
    if (step !== 'opening') return;
    step = 'open';
    handlers.onOpen();
  };

  /** Lets go of everything; the others are told when it was ours. */
  const end = (code: number): void => {
    step = 'ended';
    cancelSteal();
    waiting?.abort();
    if (isLeader) channel.postMessage({ type: 'closed', code });
    channel.onmessage = null;
    channel.close();
    release();
  };

  const closed = (code: number): void => {
    if (step === 'ended') return;
    end(code);
    handlers.onClose(code);
  };

  const lead = (): Promise<void> => {
    waiting = undefined;
    if (step === 'ended') return Promise.resolve();
    isLeader = true;
    if (step === 'open') {
      closed(CLOSE_CODES.handedOver);
      return Promise.resolve();
    }
    try {
      real = open(
        {
          onOpen: () => {
            channel.postMessage({ type: 'open' });
            opened();
          },
          onMessage: (data) => {
            if (followers.size > 0) channel.postMessage({ type: 'down', data });
            handlers.onMessage(data);
          },
          onClose: closed,
        },
        identity,
      );
    } catch {
      closed(1006);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      release = resolve;
    });
  };

  const lost = (): void => {
    real?.close();
    closed(CLOSE_CODES.handedOver);
  };
  const request = (steal: boolean): void =>
    void locks.request(name, steal ? { steal } : { signal: waiting?.signal as AbortSignal }, lead).catch(() => {
      // Given up by ourselves, or taken away by a tab that heard nothing of us.
      if (isLeader) lost();
    });

  const hear: { readonly [Type in TabWord['type']]: (word: Extract<TabWord, { type: Type }>) => void } = {
    hello: ({ from }) => {
      if (!isLeader) return;
      followers.add(from);
      channel.postMessage({ type: step === 'open' ? 'open' : 'wait', to: from });
    },
    wait: ({ to }) => {
      if (to === id) cancelSteal();
    },
    open: ({ to }) => {
      if (isLeader || (to !== undefined && to !== id)) return;
      if (to !== undefined) return opened();
      // A leader has to know of everybody who listens; and who listened to the one before has to log in anew.
      if (step === 'opening') channel.postMessage({ type: 'hello', from: id });
      else closed(CLOSE_CODES.handedOver);
    },
    up: ({ from, text }) => {
      if (isLeader && isDue(from, text)) real?.send(text);
    },
    down: ({ data }) => {
      if (step === 'open' && !isLeader) handlers.onMessage(data);
    },
    closed: ({ code }) => {
      if (!isLeader && step === 'open') closed(code);
    },
  };

  channel.onmessage = ({ data }) => hear[data.type](data as never);
  channel.postMessage({ type: 'hello', from: id });
  cancelSteal = clock.after(LEADER_MS, () => {
    if (isLeader) return;
    waiting?.abort();
    waiting = undefined;
    request(true);
  });
  request(false);

  return {
    send: (text) => {
      if (!isLeader) channel.postMessage({ type: 'up', from: id, text });
      else if (isDue(id, text)) real?.send(text);
    },
    close: (code) => {
      if (step === 'ended') return;
      real?.close(code);
      end(CLOSE_CODES.handedOver);
    },
  };
}
