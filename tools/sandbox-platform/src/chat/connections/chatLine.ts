import type { Duplex } from 'node:stream';
import { CLOSE_CODES, encodeFrame } from '@pavilion/chat-socket/protocol';
import type { WebSocket } from 'ws';
import type { ChatFault, ChatFaultPlan, OutgoingKind } from './createChatFaults.ts';
import { textFrame } from '../hub/textFrame.ts';

/** One player's line: what is sent on it goes through the planned faults. */
export interface ChatLine {
  /** Sends frames as they are. */
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
 * A line over a socket that is open. Frames are written to the line below the socket: they are whole, and nothing is compressed,
 * so nothing of the socket's own can be between them.
 *
 * @param maxBuffered a player who leaves more than this unread, bytes, is cut off
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

/** Code and word of an idle line's end: the client comes back by itself. */
export const IDLE = [1001, 'idle'] as const;
/** Too much was asked. */
export const TOO_MUCH = [1008, 'too much'] as const;
export const LOGIN_ENDED = [CLOSE_CODES.loginEnded, 'login ended'] as const;
export const SHUT_OUT = [CLOSE_CODES.shutOut, 'shut out'] as const;
