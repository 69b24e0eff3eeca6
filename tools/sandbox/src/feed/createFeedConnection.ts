import type { Clock, Logger } from '@pavilion/kernel';
import { readSocketText } from '@pavilion/sandbox-platform/base/readSocketText';
import type { WatchedConnection } from '@pavilion/sandbox-platform/sessions/createSessionWatch';
import { findPushLogin, type PushLoginPorts } from '@pavilion/sandbox-platform/sessions/findPushLogin';
import type { World } from '@pavilion/sandbox-world';
import type { WebSocket } from 'ws';
import { createSubscriptions, type ChangesReader } from './createSubscriptions.ts';
import { parseClientFrame, type ClientFrame, type ServerFrame } from './frames.ts';

/** Limits of the sport socket (F-SRV-06). */
export interface FeedLimits {
  /** Largest frame that the platform reads, bytes. */
  readonly maxFrame: number;
  /** Messages that a client may send per minute. */
  readonly messagesPerMinute: number;
  /** Unread bytes at which the platform drops a client. */
  readonly maxBuffered: number;
  readonly maxClients: number;
  /** Milliseconds between two pushes. */
  readonly flushMs: number;
  readonly heartbeatMs: number;
}

/** Ports of the feed. */
export interface FeedPorts extends PushLoginPorts {
  readonly world: World;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Connection of a client on the server. */
export interface FeedConnection extends WatchedConnection {
  /**
   * Sends the changes of all subscribed channels.
   *
   * @param hotIds matches of the front page, which guests may see
   */
  readonly flush: (read: ChangesReader, hotIds: () => readonly string[]) => void;
  readonly send: (frame: ServerFrame) => void;
}

const UNSUPPORTED = 1003;
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;
/** Close code and reason of a session that has ended, as on the chat socket. */
const LOGIN_ENDED = [4001, 'login ended'] as const;

/** Counts messages. Returns whether a further one exceeds the limit. */
function createMessageLimit(perMinute: number): () => boolean {
  let minuteBegan = Date.now();
  let messages = 0;
  return () => {
    if (Date.now() - minuteBegan > 60_000) [minuteBegan, messages] = [Date.now(), 0];
    messages += 1;
    return messages > perMinute;
  };
}

/** Creates the connection of a socket. Its frames are handled one after the other, so a login applies to those after it. */
export function createFeedConnection(socket: WebSocket, ports: FeedPorts, limits: FeedLimits): FeedConnection {
  const isTooMany = createMessageLimit(limits.messagesPerMinute);
  /** Matches of the front page since the connection began. A guest sees those that have left it until they end. */
  const seenHot = new Set<string>();
  let sessionId: string | undefined;
  let last: Promise<void> = Promise.resolve();

  const send = (frame: ServerFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.maxBuffered) return socket.terminate();
    socket.send(JSON.stringify(frame));
  };
  const subscriptions = createSubscriptions(ports.world, {
    send,
    visible: () => (sessionId === undefined ? seenHot : undefined),
  });
  const endLogin = () => socket.close(...LOGIN_ENDED);

  const logIn = async (token: string) => {
    const login = await findPushLogin(ports, token, new Date(ports.clock.now()));
    if (login) sessionId = login.sessionId;
    else endLogin();
  };
  const handle = async (frame: ClientFrame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (frame.type === 'login') await logIn(frame.token);
    else subscriptions.apply(frame);
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(UNSUPPORTED);
    if (isTooMany()) return socket.close(POLICY_VIOLATION);
    const frame = parseClientFrame(readSocketText(data));
    if (!frame) return;
    last = last
      .then(() => handle(frame))
      .catch((error: Error) => {
        ports.logger.warn('feed login failed', { reason: error.message });
        socket.close(TRY_LATER);
      });
  });
  socket.on('error', () => undefined);
  return {
    sessionId: () => sessionId,
    endLogin,
    send,
    flush: (read, hotIds) => {
      if (sessionId === undefined) hotIds().forEach((id) => seenHot.add(id));
      subscriptions.flush(read);
    },
  };
}
