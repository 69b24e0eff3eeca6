import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** A frame of the server. */
export interface ReceivedFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Parts of a frame to send; the default is a valid text frame. */
export interface FrameParts {
  readonly opcode?: number;
  readonly payload?: Buffer | string;
  readonly isFinal?: boolean;
  /** The three reserved bits, 0 to 7. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
}

function encodeLength(length: number, mask: number): Buffer {
  if (length < 126) return Buffer.from([mask | length]);
  const long = Buffer.alloc(length < 65_536 ? 3 : 9);
  long[0] = mask | (length < 65_536 ? 126 : 127);
  if (length < 65_536) long.writeUInt16BE(length, 1);
  else long.writeBigUInt64BE(BigInt(length), 1);
  return long;
}

/** Encodes a frame byte by byte (RFC 6455 §5.2), including invalid ones. */
export function encodeRawFrame({
  opcode = 1,
  payload = '',
  isFinal = true,
  reserved = 0,
  isMasked = true,
}: FrameParts): Buffer {
  const data = Buffer.from(payload);
  const head = Buffer.from([(isFinal ? 0x80 : 0) | (reserved << 4) | opcode]);
  if (!isMasked) return Buffer.concat([head, encodeLength(data.length, 0), data]);
  const mask = randomBytes(4);
  const masked = data.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([head, encodeLength(data.length, 0x80), mask, masked]);
}

/** Reads the complete frames at the front; frames of a server are short and unmasked. */
function readFrames(bytes: Buffer): { readonly frames: ReceivedFrame[]; readonly rest: Buffer } {
  const frames: ReceivedFrame[] = [];
  let rest = bytes;
  while (rest.length >= 2) {
    const short = (rest[1] ?? 0) & 0x7f;
    const start = short === 126 ? 4 : 2;
    if (rest.length < start) break;
    const length = short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < start + length) break;
    frames.push({ opcode: (rest[0] ?? 0) & 0x0f, payload: rest.subarray(start, start + length) });
    rest = rest.subarray(start + length);
  }
  return { frames, rest };
}

/** Opens a WebSocket on a raw socket and records received frames. */
export async function openRawSocket(url: string, path: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const frames: ReceivedFrame[] = [];
  let isClosed = false;
  let handshake = '';
  let rest = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    const end = rest.indexOf('\r\n\r\n');
    if (handshake === '') {
      if (end < 0) return;
      handshake = rest.subarray(0, end).toString();
      rest = rest.subarray(end + 4);
    }
    const read = readFrames(rest);
    frames.push(...read.frames);
    rest = Buffer.from(read.rest);
  });
  const until = async (done: () => boolean) => {
    for (let attempt = 0; attempt < 200 && !done(); attempt++) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await until(() => handshake !== '' || isClosed);
  return {
    frames,
    handshake: () => handshake,
    send: (...parts: readonly Buffer[]) => void parts.forEach((part) => socket.write(part)),
    /** Waits for a frame of a kind; `undefined` if the connection closed or after 2 s. */
    waitForFrame: async (opcode: number) => {
      const found = () => frames.find((frame) => frame.opcode === opcode);
      await until(() => found() !== undefined || isClosed);
      return found();
    },
    /** Resolves to whether the server has closed the connection. */
    closed: async () => {
      await until(() => isClosed);
      return isClosed;
    },
    end: () => socket.destroy(),
  };
}
