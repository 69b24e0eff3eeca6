import { type ChatPorts } from '../client/chatPorts.ts';

/** Codes a page may close with (WebSockets §3.1). */
const isAllowed = (code: number): boolean => code === 1000 || (code >= 3000 && code <= 4999);

/** The browser's own socket as a port. Its errors say nothing that its close does not (§8). */
export const openWebSocket =
  (url: string): ChatPorts['openSocket'] =>
  ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => onMessage(data);
    socket.onclose = ({ code }) => onClose(code);
    return {
      send: (text) => socket.send(text),
      close: (code = 1000) => {
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close(isAllowed(code) ? code : 1000);
      },
    };
  };
