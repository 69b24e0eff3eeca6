import type { ChatPorts } from '../client/chatPorts.ts';
import { createMessageBuffer } from './createMessageBuffer.ts';

/** Codes a page may close with (WebSockets §3.1). */
const isAllowed = (code: number): boolean => code === 1000 || (code >= 3000 && code <= 4999);

/**
 * The browser's own socket as a port. What comes faster than the page draws is handed on once a frame, in order, and
 * before the end. Its errors say nothing that its close does not (§8).
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
      // Whoever reads the last message may have closed it.
      if (socket.onclose) onClose(code);
    };
    return {
      send: (text) => socket.send(text),
      close: (code = 1000) => {
        socket.onopen = socket.onmessage = socket.onclose = null;
        intake.drop();
        socket.close(isAllowed(code) ? code : 1000);
      },
    };
  };
