import {
  normalizeText,
  OK,
  REQUEST_IDS,
  type ChatMessage,
  type ChatRequest,
  type RequestData,
} from '@pavilion/chat-socket/protocol';
import type { Clock } from '@pavilion/kernel';
import type { ServerSecret } from '../../db/serverSecret.ts';
import type { Db } from '../../db/database.ts';
import { findPushLogin } from '../../sessions/findPushLogin.ts';
import { findMessage } from '../rooms/chatStore.ts';
import type { HistoryPages } from '../rooms/createHistoryPages.ts';
import type { Hub, Listener } from '../hub/createHub.ts';
import type { RateLimiter } from '../moderation/createRateLimiter.ts';
import type { Denied } from '../moderation/createRights.ts';
import type { Writer } from '../rooms/createWriter.ts';
import { resolveGuest } from './guestToken.ts';
import { toStorable } from '../rooms/toStorable.ts';
import { containsUnwantedTerm } from '../moderation/containsUnwantedTerm.ts';
import { toMemberUid, maskNickname, type Person } from '../rooms/person.ts';
import { errorCodes } from '../../base/errorCodes.ts';

const UNWANTED = errorCodes.illegalParameter;

/** Refusal of a chat request. */
export interface ChatRefusal extends Partial<Denied> {
  readonly code: number;
  readonly msg?: string;
  readonly retryMs?: number;
}

/** Reply without the `cid` of the request. */
export type ChatReplyBody = object | ChatRefusal;

/** Person and lifetime of a chat login. */
export interface ChatLoginState {
  readonly person: Person;
  /** Session of the member; absent for guests. */
  readonly sessionId?: string;
  /** Expiry of the token, milliseconds UTC; absent for guests. */
  readonly expires?: number;
}

/** Connection that sent the request. */
export interface RequestingConnection extends Listener {
  readonly logIn: (login: ChatLoginState) => void;
  readonly rateLimiter: () => RateLimiter;
}

/** Ports of the request handlers. */
export interface RequestHandlerPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: ServerSecret;
  readonly hub: Hub;
  readonly writer: Writer;
  readonly pages: HistoryPages;
}

const refuse = (code: number, more: Omit<ChatRefusal, 'code'> = {}): ChatRefusal => ({ code, ...more });

async function logIn(
  { db, clock, secret, hub }: RequestHandlerPorts,
  connection: RequestingConnection,
  token: string,
): Promise<ChatReplyBody> {
  const login = await findPushLogin({ db, secret }, token, new Date(clock.now()));
  if (!login) return refuse(errorCodes.loginExpired);
  const { memberId, name, avatar, sessionId, expires } = login;
  const person: Person = { uid: toMemberUid(memberId), nickname: maskNickname(name), role: 'member', memberId, avatar };
  connection.logIn({ person, sessionId, expires });
  return { ...welcome(person, clock), rooms: hub.facts(connection), expires };
}

const welcome = ({ uid, nickname, role }: Person, clock: Clock) => ({
  code: OK,
  uid,
  nickname,
  role,
  time: clock.now(),
});

function logInGuest(
  { clock, secret, hub }: RequestHandlerPorts,
  connection: RequestingConnection,
  token: string | undefined,
): ChatReplyBody {
  const guest = resolveGuest(secret, token, connection.locale);
  connection.logIn({ person: guest.person });
  return { ...welcome(guest.person, clock), rooms: hub.facts(connection), token: guest.token };
}

function join(
  { hub }: RequestHandlerPorts,
  connection: RequestingConnection,
  { rid, leave }: RequestData<10002>,
): ChatReplyBody {
  const isOut = hub.findExclusion(rid, connection.person()?.uid ?? '');
  if (isOut) return refuse(errorCodes.accessDenied, isOut);
  const room = leave ? hub.leave(rid, connection) : hub.enter(rid, connection);
  return room ? { code: OK, room } : refuse(errorCodes.notFound);
}

/** Author of a message and the author's connection. */
interface Author {
  readonly connection: RequestingConnection;
  readonly person: Person;
}

/** Returns the refusal of a message. The rate limit is checked last, so that a refused message does not count. */
function validateMessage(
  { hub, clock }: RequestHandlerPorts,
  { connection, person }: Author,
  data: RequestData<10003>,
) {
  const { rid, category, body } = data;
  if (!hub.has(rid)) return refuse(errorCodes.notFound);
  const denied = hub.denied(rid, person);
  if (denied) return refuse(errorCodes.accessDenied, denied);
  if (category === 'system' || (category === 'bet') !== (body !== undefined))
    return refuse(errorCodes.invalidParameter);
  if (category === 'bet' && person.role === 'guest') return refuse(errorCodes.accessDenied, { why: 'guest' });
  if (body?.picks.length === 0) return refuse(errorCodes.invalidParameter);
  if (containsUnwantedTerm(data.msg)) return refuse(UNWANTED);
  const retryMs = connection.rateLimiter().take(clock.now());
  return retryMs > 0 ? refuse(errorCodes.frequentSubmission, { retryMs }) : undefined;
}

const toSendReply = ({ rid, mid, time }: ChatMessage): ChatReplyBody => ({ code: OK, rid, mid, time });

/** Stores a message. A repeated `cid` of a stored message succeeds even if it would be refused now, because the reply was lost. */
async function send(ports: RequestHandlerPorts, author: Author, data: RequestData<10003>): Promise<ChatReplyBody> {
  const { person } = author;
  const { rid, cid, category, categoryType, body, mentions = [] } = data;
  const msg = category === 'bet' ? (normalizeText(data.msg) ?? '') : normalizeText(data.msg);
  if (msg === undefined) return refuse(errorCodes.invalidParameter);
  const refusal = validateMessage(ports, author, data);
  if (refusal) {
    const known = await findMessage(ports.db, person.uid, cid);
    return known ? toSendReply(known) : refusal;
  }
  const written = await ports.writer.write({
    rid,
    cid,
    author: person,
    category,
    categoryType,
    msg,
    body,
    at: new Date(ports.clock.now()),
    mentions: [...new Set<string>(mentions)],
  });
  return written ? toSendReply(written.message) : refuse(errorCodes.notFound);
}

async function history(
  { hub, pages }: RequestHandlerPorts,
  { locale }: RequestingConnection,
  data: RequestData<10011>,
): Promise<ChatReplyBody> {
  if (!hub.has(data.rid)) return refuse(errorCodes.notFound);
  const { rid, pageNum, pageSize } = data;
  return { code: OK, rid, pageNum, pageSize, ...(await pages.page(data, locale)) };
}

/** Chat request with a reply: all except the heartbeat. */
export type ChatRequestWithReply = Exclude<ChatRequest, { readonly msgId: typeof REQUEST_IDS.heartbeat }>;

/** Handles one request. Rejects on unexpected errors. */
export async function handleChatRequest(
  ports: RequestHandlerPorts,
  connection: RequestingConnection,
  request: ChatRequestWithReply,
): Promise<ChatReplyBody> {
  const question = toStorable(request);
  if (question.msgId === REQUEST_IDS.login) return logIn(ports, connection, question.msgData.token);
  if (question.msgId === REQUEST_IDS.guestLogin) return logInGuest(ports, connection, question.msgData.token);
  const person = connection.person();
  if (!person) return refuse(errorCodes.loginExpired);
  if (question.msgId === REQUEST_IDS.join) return join(ports, connection, question.msgData);
  if (question.msgId === REQUEST_IDS.history) return history(ports, connection, question.msgData);
  return send(ports, { connection: connection, person }, question.msgData);
}
