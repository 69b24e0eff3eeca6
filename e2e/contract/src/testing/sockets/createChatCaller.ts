import { buildChatUrl, decodeFrame, encodeFrame, type RawFrame } from '@pavilion/chat-socket/protocol';
import { createId } from '@pavilion/kernel';
import { WebSocket } from 'ws';
import { readSocketText } from './readSocketText.ts';
import { until } from '../clock/until.ts';

/** Data of a frame. */
type Data = Record<string, unknown>;

/** Options of a chat connection. */
export interface CallerOptions {
  readonly siteId?: number | string;
  readonly headers?: Record<string, string>;
}

/** Opens a raw chat connection that sends given frames and records received ones. */
export async function createChatCaller(url: string, { siteId = 3000, headers = {} }: CallerOptions = {}) {
  const socket = new WebSocket(buildChatUrl(url.replace('http', 'ws'), siteId), { headers });
  const frames: RawFrame[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => {
    const frame = decodeFrame(readSocketText(data));
    if (typeof frame !== 'string') frames.push(frame);
  });
  socket.on('close', (code) => (closed = code));
  const refused = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(undefined));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => resolve(-1));
  });
  const getReceived = (msgId: number) =>
    frames.filter((frame) => frame.msgId === msgId).map(({ msgData }) => msgData as Data);
  const request = async (msgId: number, data: Data = {}): Promise<Data> => {
    const cid = createId();
    const before = getReceived(msgId).length;
    socket.send(encodeFrame(msgId, { cid, ...data }));
    const reply = () =>
      getReceived(msgId)
        .slice(before)
        .find((each) => each['cid'] === (data['cid'] ?? cid));
    return (await until(
      async () => reply(),
      (value) => value !== undefined,
    )) as Data;
  };
  return {
    socket,
    frames,
    refused,
    getReceived,
    request,
    closed: () =>
      until(
        async () => closed,
        (code) => code !== undefined,
      ),
    /** Waits until a number of pushes of one kind were received. */
    waitForPushes: (msgId: number, count = 1) =>
      until(
        async () => getReceived(msgId),
        (all) => all.length >= count,
      ),
    guest: (token?: string) => request(10019, token === undefined ? {} : { token }),
    member: (token: string) => request(10001, { token }),
    join: (rid: string) => request(10002, { rid }),
    sendText: (msg: string, more: Data = {}) => request(10003, { rid: 'lobby', msg, category: 'text', ...more }),
    history: (more: Data = {}) => request(10011, { rid: 'lobby', pageNum: 1, pageSize: 15, ...more }),
  };
}

export type ChatCaller = Awaited<ReturnType<typeof createChatCaller>>;
