import { WebSocketServer } from 'ws';

const ROOM = { rid: 'lobby', name: '大厅', lastMid: 0, online: 1, canSend: true };

/** A push of the chat as a server writes it. @param {number} mid */
export const pushOf = (mid) =>
  `{"msgId":10004,"msgData":{"rid":"lobby","mid":${mid},"uid":"m42","nickname":"阿明","role":"member","category":"text","msg":"这球进得漂亮","time":${1_750_000_000_000 + mid}}}`;

/**
 * The other end of the bench's pages: lets anybody in, and to `go <frames> <a second>` answers with that many pushes, all
 * at once where no pace is told.
 *
 * @param {import('node:http').Server} server
 */
export function startChatPeer(server) {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    const answer = (/** @type {number} */ msgId, /** @type {object} */ msgData) =>
      socket.send(JSON.stringify({ msgId, msgData }));
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('go ')) return void pour(socket, text);
      const { msgId, msgData } = JSON.parse(text);
      const ok = { cid: msgData.cid, code: 6000 };
      if (msgId === 0) answer(0, {});
      if (msgId === 10019)
        answer(10019, { ...ok, uid: 'g1', nickname: '访客', role: 'guest', rooms: [ROOM], time: Date.now() });
      if (msgId === 10002) answer(10002, { ...ok, room: ROOM });
      if (msgId === 10011)
        answer(10011, { ...ok, rid: 'lobby', pageNum: 1, pageSize: 15, hasMore: false, messages: [] });
      return undefined;
    });
  });
  return { close: () => sockets.clients.forEach((socket) => socket.terminate()) };
}

const A_TURN = 500;

/** @param {import('ws').WebSocket} socket @param {string} text */
async function pour(socket, text) {
  const [, frames, perSecond] = text.split(' ').map(Number);
  const start = performance.now();
  for (let mid = 1; mid <= (frames ?? 0); mid += 1) {
    socket.send(pushOf(mid));
    const isDue = perSecond ? performance.now() - start < (mid * 1_000) / perSecond : mid % A_TURN === 0;
    if (isDue) await new Promise((resolve) => setTimeout(resolve, perSecond ? 5 : 0));
  }
}
