import type { Duplex } from 'node:stream';
import { CLOSE_CODES, encodeFrame } from '@pavilion/chat-socket/protocol';
import type { WebSocket } from 'ws';
import type { ChatFault, ChatFaultPlan, OutgoingKind } from './createChatFaults.ts';
import { encodeTextFrame } from '../hub/encodeTextFrame.ts';

/** Outgoing side of a connection; planned faults apply to its frames. */
export interface ChatLine {
  /** Sends encoded frames unchanged. */
  readonly write: (frames: Buffer, kind: OutgoingKind) => void;
  readonly send: (msgId: number, msgData: object, kind: OutgoingKind) => void;
  readonly close: (code: number, reason: string) => void;
}

const DELAY_MS = 1_000;

/** WebSocket and the stream that carries it. */
export interface ChatTransport {
  readonly socket: WebSocket;
  readonly below: Duplex;
}

/**
 * Creates the outgoing side of an open socket. Frames are written directly to the stream below the socket. They are
 * complete and uncompressed, so they cannot interleave with frames of the socket.
 *
 * @param maxBuffered number of unsent bytes above which the connection is terminated
 */
export function createChatLine(
  { socket, below }: ChatTransport,
  faults: ChatFaultPlan,
  maxBuffered: () => number,
): ChatLine {
  let isSilent = false;
  const put = (frames: Buffer) => {
    if (socket.readyState !== socket.OPEN) return;
    if (below.writableLength > maxBuffered()) return socket.terminate();
    below.write(frames);
  };
  const deliver: Readonly<Record<ChatFault['kind'], (frames: Buffer, fault: ChatFault) => void>> = {
    silent: () => {
      isSilent = true;
    },
    lostAnswer: () => undefined,
    lostPush: () => undefined,
    cut: () => socket.terminate(),
    delay: (frames, { delayMs = DELAY_MS }) => void setTimeout(put, delayMs, frames).unref(),
    duplicate: (frames) => {
      put(frames);
      put(frames);
    },
  };
  const write = (frames: Buffer, kind: OutgoingKind) => {
    const fault = faults.take(kind);
    if (isSilent) return;
    if (fault) deliver[fault.kind](frames, fault);
    else put(frames);
  };
  return {
    write,
    send: (msgId, msgData, kind) => write(encodeTextFrame(encodeFrame(msgId, msgData)), kind),
    close: (code, reason) => socket.close(code, reason),
  };
}

/** Close code and reason of an idle connection; the client reconnects. */
export const IDLE = [1001, 'idle'] as const;
/** Close code and reason when the frame limit is exceeded. */
export const FRAME_LIMIT_EXCEEDED = [1008, 'too much'] as const;
export const LOGIN_ENDED = [CLOSE_CODES.loginEnded, 'login ended'] as const;
export const ACCESS_REVOKED = [CLOSE_CODES.shutOut, 'shut out'] as const;
