import { WebSocketServer } from 'ws';
import { parseJson } from '../../files/parseJson.mjs';
import { toText } from '../support/toText.mjs';

const ROOM = { rid: 'lobby', name: '大厅', online: 1, canSend: true };
const TEXTS = [
  '进了',
  '这球进得漂亮',
  '下半场再说，上半场看看状态',
  '有人在看这场吗？我刚打开，{n} 分钟了还是零比零，两边都很谨慎',
];

/** @typedef {(request: import('node:http').IncomingMessage, below: import('node:stream').Duplex, head: Buffer) => void} UpgradeHandler */
/** @typedef {{ cid?: string, pageNum?: number, pageSize?: number, beforeMid?: number, afterMid?: number }} RequestData data of a request */

/** Creates a message as a server stores it: one of 40 authors, short and long texts in turn. @param {number} mid */
const createMessage = (mid) => ({
  rid: ROOM.rid,
  mid,
  uid: `m${mid % 40}`,
  nickname: `球友${mid % 40}`,
  role: 'member',
  category: 'text',
  msg: TEXTS[mid % TEXTS.length]?.replace('{n}', String(mid % 90)),
  time: 1_750_000_000_000 + mid,
});

/** Formats the push of the rate measurement; all have the same length. @param {number} mid */
const formatPush = (mid) =>
  `{"msgId":10004,"msgData":{"rid":"lobby","mid":${mid},"uid":"m42","nickname":"阿明","role":"member","category":"text","msg":"这球进得漂亮","time":${1_750_000_000_000 + mid}}}`;

/**
 * Creates a chat server with one room for the pages of the benchmark. It accepts every connection, responds to
 * `go <frames>` with that number of pushes at once, and has a history of the messages it has sent.
 */
export function createChatPeer() {
  let lastMid = 0;
  const room = () => ({ ...ROOM, lastMid });
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  /** Replies by message id. @type {Readonly<Record<number, (request: RequestData) => object>>} */
  const replies = {
    10019: () => ({ uid: 'g1', nickname: '访客', role: 'guest', rooms: [room()], time: Date.now() }),
    10002: () => ({ room: room() }),
    10011: ({ pageNum, pageSize = 0, beforeMid = lastMid + 1, afterMid = 0 }) => {
      const from = Math.max(afterMid + 1, beforeMid - pageSize);
      const messages = Array.from({ length: Math.max(0, beforeMid - from) }, (_, at) => createMessage(from + at));
      return { rid: ROOM.rid, pageNum, pageSize, hasMore: from > afterMid + 1, messages };
    },
  };

  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const text = toText(data);
      if (text.startsWith('go ')) return void pourAll(socket, Number(text.slice(3)));
      const { msgId, msgData } = /** @type {{ msgId: number, msgData: RequestData }} */ (parseJson(text));
      if (msgId === 0) socket.send('{"msgId":0,"msgData":{}}');
      const reply = replies[msgId]?.(msgData);
      if (reply) socket.send(JSON.stringify({ msgId, msgData: { cid: msgData.cid, code: 6000, ...reply } }));
      return undefined;
    }),
  );

  return {
    /** Handles an upgrade request. @type {UpgradeHandler} */
    handleUpgrade: (request, below, head) =>
      sockets.handleUpgrade(request, below, head, (socket) => sockets.emit('connection', socket, request)),
    lastMid: () => lastMid,
    /**
     * Sends messages to all connections at a constant rate.
     *
     * @param {number} count @param {number} perSecond @returns the reached rate per second
     */
    async pushMessages(count, perSecond) {
      const start = performance.now();
      for (let sent = 0; sent < count; sent += 1) {
        while (performance.now() - start < (sent * 1_000) / perSecond)
          await new Promise((resolve) => setTimeout(resolve, 5));
        lastMid += 1;
        const frame = JSON.stringify({ msgId: 10004, msgData: createMessage(lastMid) });
        for (const socket of sockets.clients) socket.send(frame);
      }
      return (count * 1_000) / (performance.now() - start);
    },
    close: () => sockets.clients.forEach((socket) => socket.terminate()),
  };
}

const A_TURN = 500;

/** @param {import('ws').WebSocket} socket @param {number} frames */
async function pourAll(socket, frames) {
  for (let mid = 1; mid <= frames; mid += 1) {
    socket.send(formatPush(mid));
    if (mid % A_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
