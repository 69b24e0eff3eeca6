import type { Duplex } from 'node:stream';
import { CLOSE_CODES, encodeFrame } from '@pavilion/chat-socket/protocol';
import type { WebSocket } from 'ws';
import type { ChatFault, ChatFaultPlan, OutgoingKind } from './createChatFaults.ts';
import { textFrame } from './textFrame.ts';

/** Outgoing side of a connection; planned faults apply to its frames. */
export interface ChatLine {
  /** Sends encoded frames unchanged. */
  readonly write: (frames: Buffer, saying: OutgoingKind) => void;
  readonly say: (msgId: number, msgData: object, saying: OutgoingKind) => void;
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
  const write = (frames: Buffer, saying: OutgoingKind) => {
    const fault = faults.take(saying);
    if (isSilent) return;
    if (fault) deliver[fault.kind](frames, fault);
    else put(frames);
  };
  return {
    write,
    say: (msgId, msgData, saying) => write(textFrame(encodeFrame(msgId, msgData)), saying),
    close: (code, reason) => socket.close(code, reason),
  };
}

/** Close code and reason of an idle connection; the client reconnects. */
export const IDLE = [1001, 'idle'] as const;
/** Close code and reason when the frame limit is exceeded. */
export const TOO_MUCH = [1008, 'too much'] as const;
export const LOGIN_ENDED = [CLOSE_CODES.loginEnded, 'login ended'] as const;
export const SHUT_OUT = [CLOSE_CODES.shutOut, 'shut out'] as const;
