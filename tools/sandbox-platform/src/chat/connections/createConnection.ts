import { decodeRequest, PUSH_IDS, REQUEST_IDS, type ChatRequest } from '@pavilion/chat-socket/protocol';
import type { Logger } from '@pavilion/kernel';
import type { RawData } from 'ws';
import type { Locale } from '../../base/locale.ts';
import { readSocketText } from '../../base/readSocketText.ts';
import {
  handleChatRequest,
  type RequestingConnection,
  type ChatLoginState,
  type ChatRequestWithReply,
  type RequestHandlerPorts,
} from './handleChatRequest.ts';
import type { ChatLimits } from '../moderation/chatLimits.ts';
import {
  type ChatLine,
  type ChatTransport,
  createChatLine,
  IDLE,
  LOGIN_ENDED,
  ACCESS_REVOKED,
  FRAME_LIMIT_EXCEEDED,
} from './chatLine.ts';
import type { ChatFaultPlan } from './createChatFaults.ts';
import { createRateLimiter, type RateLimiter } from '../moderation/createRateLimiter.ts';
import type { WatchedConnection } from '../../sessions/createSessionWatch.ts';
import { errorCodes } from '../../base/errorCodes.ts';

const BUSY = { code: errorCodes.systemBusy, retryMs: 2_000 };

/** Ports of a connection. */
export interface ConnectionPorts extends RequestHandlerPorts {
  readonly limits: () => ChatLimits;
  readonly faults: ChatFaultPlan;
  /** Returns the rate limiter of a person, shared by all connections of that person. */
  readonly getRateLimiter: (uid: string) => RateLimiter;
  readonly logger: Logger;
  /** Sends the initial pushes after a login. */
  readonly welcome: (connection: Connection) => void;
}

/** Connection of a player on the server. */
export interface Connection extends RequestingConnection, WatchedConnection {
  /** Expiry of the member's login, milliseconds UTC; `undefined` for guests. */
  readonly expires: () => number | undefined;
  /** Ends the login with push 10018 and close code 4001, so that the client reconnects with a new token (F-CHT-10). */
  readonly endLogin: () => void;
  readonly send: (msgId: number, msgData: object) => void;
  readonly close: (code: number, reason: string) => void;
  /** Terminates the connection without a closing handshake. */
  readonly cut: () => void;
  readonly openedAt: number;
  /** Time of the last received frame, milliseconds UTC. */
  readonly lastFrameAt: () => number;
  readonly endIdle: () => void;
}

const replyOrBusy = (ports: ConnectionPorts, connection: Connection, question: ChatRequestWithReply) =>
  handleChatRequest(ports, connection, question).catch((error: unknown) => {
    ports.logger.warn('chat.requestFailed', { msgId: question.msgId, error: String(error) });
    return BUSY;
  });

/** Reads a frame. Invalid ones are ignored; the frame limit closes a connection that sends only those (F-CHT-12). */
function readRequest(data: RawData, isBinary: boolean): ChatRequest | undefined {
  const request = decodeRequest(isBinary ? data : readSocketText(data));
  return typeof request === 'string' ? undefined : request;
}

/** Reports a ban from one room; a ban from the whole chat closes the connection. */
function announceBan(line: ChatLine, ...[rid, reason]: Parameters<Connection['ban']>): void {
  if (rid !== undefined) return line.send(PUSH_IDS.removed, { rid, reason }, 'push');
  line.send(PUSH_IDS.loginEnded, { code: errorCodes.accessDenied, reason }, 'push');
  line.close(...ACCESS_REVOKED);
}

/** Creates a connection. Its requests are handled one after the other, so replies keep their order. */
export function createConnection(
  ports: ConnectionPorts,
  { socket, below, locale }: ChatTransport & { readonly locale: Locale },
): Connection {
  const { hub, clock, limits, faults } = ports;
  const line = createChatLine({ socket, below }, faults, () => limits().maxBuffered);
  const frames = createRateLimiter(() => limits().frames, clock.now());
  let login: ChatLoginState | undefined;
  let lastFrameAt = clock.now();
  let last: Promise<void> = Promise.resolve();

  const connection: Connection = {
    locale,
    person: () => login?.person,
    sessionId: () => login?.sessionId,
    expires: () => login?.expires,
    rateLimiter: () => ports.getRateLimiter(login?.person.uid ?? ''),
    push: (pieces) => line.write(pieces, 'push'),
    send: (msgId, msgData) => line.send(msgId, msgData, 'push'),
    logIn: (next) => {
      if (login?.person.uid !== next.person.uid) hub.remove(connection);
      login = next;
      hub.addListener(connection, next.person);
    },
    ban: (rid, reason) => {
      if (rid !== undefined) hub.leave(rid, connection);
      announceBan(line, rid, reason);
    },
    endLogin: () => {
      line.send(PUSH_IDS.loginEnded, { code: errorCodes.loginExpired }, 'push');
      line.close(...LOGIN_ENDED);
      hub.remove(connection);
      login = undefined;
    },
    close: line.close,
    cut: () => socket.terminate(),
    openedAt: lastFrameAt,
    lastFrameAt: () => lastFrameAt,
    endIdle: () => line.close(...IDLE),
  };

  const reply = async (question: ChatRequestWithReply) => {
    const { cid } = question.msgData;
    const before = login?.person.uid;
    const body = await replyOrBusy(ports, connection, question);
    line.send(question.msgId, { cid, ...body }, 'reply');
    if (login && login.person.uid !== before) ports.welcome(connection);
  };

  socket.on('message', (data, isBinary) => {
    // A client that ignores the closing handshake may still send.
    if (socket.readyState !== socket.OPEN) return undefined;
    lastFrameAt = clock.now();
    if (frames.take(lastFrameAt) > 0) return line.close(...FRAME_LIMIT_EXCEEDED);
    const request = readRequest(data, isBinary);
    if (request?.msgId === REQUEST_IDS.heartbeat) return line.send(REQUEST_IDS.heartbeat, {}, 'echo');
    if (request) last = last.then(() => reply(request));
    return undefined;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => hub.remove(connection));
  return connection;
}
