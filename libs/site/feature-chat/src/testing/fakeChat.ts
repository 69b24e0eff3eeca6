import {
  decodeRequest,
  encodeFrame,
  PUSH_IDS,
  type ChatMessage,
  type ChatRequest,
  type RequestData,
} from '@pavilion/chat-socket/protocol';
import { act } from '@testing-library/react';

const ROOMS = ['lobby', 'football'];

/** Creates a message as stored by the platform. */
export const createMessage = (mid: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  rid: 'lobby',
  mid,
  uid: 'm2',
  nickname: 'de***02',
  role: 'member',
  category: 'text',
  msg: `第 ${mid} 句`,
  time: Date.now() - 60_000 + mid,
  ...overrides,
});

/**
 * Installs a chat server in place of the browser's WebSocket. It logs in a guest or member 7, serves the given history and
 * accepts messages unless `sends` is changed.
 */
export function installFakeChat(history: readonly ChatMessage[] = []) {
  const log = [...history];
  const sockets = new Set<FakeSocket>();
  const requests: ChatRequest[] = [];
  let uid = '';
  const chat = {
    /** Reaction to a message: accepted, refused, or no reply. */
    sends: 'taken' as 'taken' | 'refused' | 'silent',
    /** Refusals of join requests by room. */
    shut: new Map<string, object>(),
    requests,
    log,
    /** Returns the addresses of the open sockets. */
    addresses: () => [...sockets].map(({ url }) => url),
    push: (msgId: number, msgData: object) =>
      act(async () => sockets.forEach((socket) => socket.receive(msgId, msgData))),
  };
  const createRoom = (rid: string) => {
    const lastMid = log.filter((message) => message.rid === rid).at(-1)?.mid ?? 0;
    const isGuest = uid.startsWith('g');
    const canSend = !isGuest || rid === 'lobby';
    const denied = canSend ? {} : { why: 'guest' };
    return { rid, name: rid, lastMid, online: 3, canSend, ...denied, ...(isGuest ? { slowMs: 10_000 } : {}) };
  };
  const welcome = (id: string, role: string) => {
    uid = id;
    return {
      uid,
      nickname: role === 'guest' ? '访客1' : 'me***07',
      role,
      rooms: ROOMS.map(createRoom),
      time: Date.now(),
    };
  };
  const take = ({ cid, rid, msg, category, body }: RequestData<10003>) => {
    if (chat.sends === 'refused') return { code: 6008 };
    const written = { cid, rid, msg, category, uid, nickname: 'me***07', ...(body && { body }) };
    const message = createMessage(log.length + 1, written);
    log.push(message);
    return { rid, mid: message.mid, time: message.time };
  };
  const page = ({ rid, pageSize, beforeMid = Infinity, afterMid = 0, ...rest }: RequestData<10011>) => {
    const fit = log.filter((each) => each.rid === rid && each.mid < (beforeMid ?? 0) && each.mid > (afterMid ?? 0));
    return { rid, pageNum: rest.pageNum, pageSize, hasMore: fit.length > pageSize, messages: fit.slice(-pageSize) };
  };
  const reply = (request: ChatRequest): object | undefined => {
    if (request.msgId === 10001) return welcome('m7', 'member');
    if (request.msgId === 10019) return welcome('g1', 'guest');
    if (request.msgId === 10002) {
      const { rid } = request.msgData;
      return chat.shut.get(rid) ?? { room: createRoom(rid) };
    }
    if (request.msgId === 10003) return chat.sends === 'silent' ? undefined : take(request.msgData);
    return request.msgId === 10011 ? page(request.msgData) : undefined;
  };

  class FakeSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: string }) => void) | null = null;
    onclose: ((event: { readonly code: number }) => void) | null = null;
    constructor(readonly url: string) {
      sockets.add(this);
      queueMicrotask(() => this.onopen?.());
    }
    receive(msgId: number, msgData: object) {
      this.onmessage?.({ data: encodeFrame(msgId, msgData) });
    }
    send(text: string) {
      const request = decodeRequest(text);
      if (typeof request === 'string') throw new Error(`fakeChat: the panel sent a frame that is ${request}: ${text}`);
      requests.push(request);
      const result = reply(request);
      const { cid } = request.msgData as { readonly cid?: string };
      if (result) queueMicrotask(() => this.receive(request.msgId, { cid, code: 6000, ...result }));
    }
    close() {
      sockets.delete(this);
    }
  }
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return chat;
}

/** Ids of pushes by name. */
export const PUSH = PUSH_IDS;
