import type { ChatPorts } from '../machine/chatPorts.ts';
import { createMessageBuffer } from './createMessageBuffer.ts';

/** Whether a page may close a socket with the code (WebSockets §3.1). */
const isAllowed = (code: number): boolean => code === 1000 || (code >= 3000 && code <= 4999);

/**
 * Opens a socket of the browser. Messages that arrive faster than frames are read once per frame, in order, and before the
 * close event. Error events are ignored, because a close event follows each of them (§8).
 */
export const openWebSocket =
  (url: string): ChatPorts['openSocket'] =>
  ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(url);
    const intake = createMessageBuffer(onMessage);
    socket.binaryType = 'arraybuffer';
    socket.onopen = onOpen;
    socket.onmessage = intake.take;
    socket.onclose = ({ code }) => {
      intake.flush();
      // The reader of the last message may have closed the socket.
      if (socket.onclose) onClose(code);
    };
    return {
      send: (text) => {
        // The browser would log an error and drop the text.
        if (socket.readyState > WebSocket.OPEN) throw new Error('openWebSocket: the socket is closed.');
        socket.send(text);
      },
      close: (code = 1000) => {
        socket.onopen = socket.onmessage = socket.onclose = null;
        intake.drop();
        socket.close(isAllowed(code) ? code : 1000);
      },
    };
  };
