import { decodeFrame, type FrameFault } from './decodeFrame.ts';
import { requestReaders, type RequestData } from '../messages/requests.ts';
import type { Reader } from '../messages/shape.ts';

type Id = keyof typeof requestReaders;

/** A parsed request of a client. */
export type ChatRequest = { readonly [Key in Id]: { readonly msgId: Key; readonly msgData: RequestData<Key> } }[Id];

/** Decodes a frame of a client. Returns the request or its fault: `unknownId`, `badData` or a fault of any frame. */
export function decodeRequest(data: unknown): ChatRequest | FrameFault | 'unknownId' | 'badData' {
  const frame = decodeFrame(data);
  if (typeof frame === 'string') return frame;
  const read = (requestReaders as Readonly<Record<number, Reader<object>>>)[frame.msgId];
  if (!read) return 'unknownId';
  const msgData = read(frame.msgData);
  return msgData === undefined ? 'badData' : ({ msgId: frame.msgId, msgData } as ChatRequest);
}
