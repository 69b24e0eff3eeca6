import type { Clock } from '@pavilion/kernel';
import type { ChatMessage } from '../../messages/chatMessage.ts';
import { decodeRequest, type ChatRequest } from '../../frames/decodeRequest.ts';
import { encodeFrame } from '../../frames/encodeFrame.ts';
import { PUSH_IDS, REQUEST_IDS } from '../../messages/messageIds.ts';
import type { SimEnd, SimHost } from './simLine.ts';

/** Current faults of the server. */
export interface ServerFaults {
  /** Probability that a message is stored without a reply. */
  swallowed: number;
  /** Whether logins are refused. */
  refusesLogin: boolean;
  /** Whether messages are refused with 6011 and `retryMs`. */
  isBusy: boolean;
  /** Whether messages are refused without `retryMs`. */
  refusesWords: boolean;
  refusesHistory: boolean;
  /** Probability of an invalid frame beside a valid one. */
  nonsense: number;
  /** Lifetime of a login in milliseconds. */
  life: number;
}

export interface SimServer extends SimHost {
  readonly serverFaults: ServerFaults;
  readonly log: (rid: string) => readonly ChatMessage[];
  /** Returns the number of connections that have joined a room. */
  readonly presence: (rid: string) => number;
  /** Posts a message as the platform. */
  readonly post: (rid: string, msg: string) => void;
  /** Restarts the server. Messages are kept, connections and logins are lost. */
  readonly restart: (code: number) => void;
  readonly endLogins: (player: string, code: number) => void;
  /** Creates the JWT of a member. */
  readonly sign: (uid: string) => string;
}

/** Returns a server without faults. */
export const createServerFaults = (): ServerFaults => ({
  swallowed: 0,
  refusesLogin: false,
  isBusy: false,
  refusesWords: false,
  refusesHistory: false,
  nonsense: 0,
  life: 120_000,
});

const NONSENSE: readonly unknown[] = [
  '{',
  'null',
  '{"msgId":-1,"msgData":{}}',
  '{"msgId":"x","msgData":{}}',
  '{"msgId":99999,"msgData":{}}',
  '{"msgId":10004}',
  '{"msgId":10004,"msgData":{"mid":"1"}}',
  '['.repeat(10_000),
  'x'.repeat(70_000),
  new ArrayBuffer(8),
];

interface Session {
  uid: string;
  until: number;
  readonly rooms: Set<string>;
}

interface Refusal {
  readonly code: number;
  readonly retryMs?: number;
}

interface Login {
  /** `undefined` for an invalid token. */
  readonly uid: string | undefined;
  /** Token of a guest. */
  readonly token?: string;
}

const ROOMS = ['lobby', 'sport'];

/**
 * Creates a server of the protocol with optional faults. It numbers and deduplicates messages as PROTOCOL.md defines.
 */
export function createSimServer(clock: Clock, random: () => number): SimServer {
  const serverFaults = createServerFaults();
  const logs = new Map<string, ChatMessage[]>(ROOMS.map((rid) => [rid, []]));
  const taken = new Map<string, ChatMessage>();
  const sessions = new Map<SimEnd, Session>();
  let guests = 0;

  const sendFrame = (end: SimEnd, msgId: number, msgData: object): void => {
    if (random() < serverFaults.nonsense) end.send(NONSENSE[Math.floor(random() * NONSENSE.length)]);
    end.send(encodeFrame(msgId, msgData));
  };
  const refuse = (end: SimEnd, { msgId, msgData }: ChatRequest, refusal: Refusal): void =>
    sendFrame(end, msgId, { cid: (msgData as { cid?: string }).cid ?? '', ...refusal });
  const createRoomInfo = (rid: string) => {
    const lastMid = logs.get(rid)?.length ?? 0;
    return { rid, name: rid, lastMid, online: sessions.size, canSend: true };
  };

  const append = (rid: string, by: Pick<ChatMessage, 'uid' | 'msg' | 'cid'>): ChatMessage => {
    const log = logs.get(rid) as ChatMessage[];
    const message: ChatMessage = {
      rid,
      mid: log.length + 1,
      nickname: by.uid,
      role: 'member',
      category: 'text',
      time: clock.now(),
      ...by,
    };
    log.push(message);
    for (const [end, { rooms }] of sessions) if (rooms.has(rid)) sendFrame(end, PUSH_IDS.message, message);
    return message;
  };

  const login = (end: SimEnd, request: ChatRequest, { uid, token }: Login): void => {
    if (uid === undefined) return refuse(end, request, { code: 6001 });
    if (serverFaults.refusesLogin) return refuse(end, request, { code: 6005 });
    const before = sessions.get(end);
    const until = token === undefined ? clock.now() + serverFaults.life : Infinity;
    sessions.set(end, { uid, until, rooms: before?.uid === uid ? before.rooms : new Set() });
    const { cid } = request.msgData as { cid: string };
    sendFrame(end, request.msgId, {
      cid,
      code: 6000,
      uid,
      nickname: uid,
      role: token === undefined ? 'member' : 'guest',
      token,
      rooms: ROOMS.map(createRoomInfo),
      time: clock.now(),
      expires: token === undefined ? until : undefined,
    });
  };

  const readJwt = (jwt: string): string | undefined => {
    const [uid, until] = jwt.split('|');
    return Number(until) > clock.now() ? uid : undefined;
  };

  const take = (end: SimEnd, { uid }: Session, request: Extract<ChatRequest, { msgId: 10003 }>): void => {
    const { cid, rid, msg } = request.msgData;
    if (!logs.has(rid)) return refuse(end, request, { code: 6004 });
    const known = taken.get(`${uid} ${cid}`);
    if (!known && serverFaults.isBusy)
      return refuse(end, request, { code: 6011, retryMs: 1_000 + Math.floor(random() * 4_000) });
    if (!known && serverFaults.refusesWords) return refuse(end, request, { code: 6008 });
    const message = known ?? append(rid, { uid, msg, cid });
    taken.set(`${uid} ${cid}`, message);
    if (random() < serverFaults.swallowed) return;
    sendFrame(end, REQUEST_IDS.send, { cid, code: 6000, rid, mid: message.mid, time: message.time });
  };

  const page = (end: SimEnd, request: Extract<ChatRequest, { msgId: 10011 }>): void => {
    const { cid, rid, pageNum, pageSize, beforeMid = Infinity, afterMid = 0 } = request.msgData;
    if (serverFaults.refusesHistory) return refuse(end, request, { code: 6005, retryMs: 2_000 });
    const log = logs.get(rid) ?? [];
    const to = Math.min(log.length, beforeMid - 1);
    const from = Math.max(afterMid, to - pageSize);
    const messages = log.slice(from, to);
    sendFrame(end, REQUEST_IDS.history, {
      cid,
      code: 6000,
      rid,
      pageNum,
      pageSize,
      hasMore: from > afterMid,
      messages,
    });
  };

  const handle = (end: SimEnd, request: ChatRequest): void => {
    const { msgId, msgData } = request;
    if (msgId === REQUEST_IDS.heartbeat) return sendFrame(end, 0, {});
    if (msgId === REQUEST_IDS.login) return login(end, request, { uid: readJwt(msgData.token) });
    if (msgId === REQUEST_IDS.guestLogin) {
      const token = msgData.token ?? `guest-${(guests += 1)}`;
      return login(end, request, { uid: token, token });
    }
    const session = sessions.get(end);
    if (!session) return refuse(end, request, { code: 6001, retryMs: 1_000 });
    if (session.until <= clock.now()) return end.close(4001);
    if (msgId === REQUEST_IDS.join) {
      if (!logs.has(msgData.rid)) return refuse(end, request, { code: 6004 });
      if (msgData.leave) session.rooms.delete(msgData.rid);
      else session.rooms.add(msgData.rid);
      sendFrame(end, msgId, { cid: msgData.cid, code: 6000, room: createRoomInfo(msgData.rid) });
    } else if (msgId === REQUEST_IDS.send) take(end, session, request);
    else page(end, request);
  };

  return {
    serverFaults,
    log: (rid) => logs.get(rid) ?? [],
    presence: (rid) => [...sessions.values()].filter(({ rooms }) => rooms.has(rid)).length,
    post: (rid, msg) => void append(rid, { uid: 'house', msg }),
    restart: (code) => {
      const all = [...sessions.keys()];
      sessions.clear();
      all.forEach((end) => end.close(code));
    },
    endLogins: (player, code) => {
      for (const end of [...sessions.keys()]) if (end.player === player) end.close(code);
    },
    sign: (uid) => `${uid}|${clock.now() + 120_000}`,
    opened: () => undefined,
    ended: (end) => void sessions.delete(end),
    received: (end, data) => {
      const request = decodeRequest(data);
      if (typeof request === 'string')
        throw new Error(`simServer: the client sent a frame that is ${request}: ${data}`);
      handle(end, request);
    },
  };
}
