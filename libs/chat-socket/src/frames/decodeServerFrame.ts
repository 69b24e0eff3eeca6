import { OK } from '../protocol/codes.ts';
import { replyReaders, parseRefusal, type ReplyData, type Refusal } from '../messages/replies.ts';
import { decodeFrame, type FrameFault, type RawFrame } from './decodeFrame.ts';
import { pushReaders, type PushData } from '../messages/pushes.ts';
import type { Reader } from '../messages/shape.ts';

type ReplyId = keyof typeof replyReaders;
type PushId = keyof typeof pushReaders;

/** A push of the server. */
export type ChatPush = { readonly [Key in PushId]: { readonly msgId: Key; readonly msgData: PushData<Key> } }[PushId];

/** A successful reply. */
export type ChatReply = {
  readonly [Key in ReplyId]: { readonly msgId: Key; readonly msgData: ReplyData<Key> };
}[ReplyId];

/** Frame of the server: a reply, a refusal, a push or a heartbeat. */
export type ServerFrame =
  | { readonly kind: 'reply'; readonly frame: ChatReply }
  | { readonly kind: 'refusal'; readonly msgId: ReplyId; readonly refusal: Refusal }
  | { readonly kind: 'push'; readonly frame: ChatPush }
  | { readonly kind: 'echo' };

type Readers = Readonly<Record<number, Reader<object> | undefined>>;

/** Reason why a frame cannot be used. An unknown id may belong to a newer server and is ignored. */
export type FrameDataFault = 'unknownId' | 'badData';

/** Decodes a frame of the server. Returns its content or its fault. */
export function decodeServerFrame(data: unknown): ServerFrame | FrameFault | FrameDataFault {
  const frame = decodeFrame(data);
  return typeof frame === 'string' ? frame : parseServerFrame(frame);
}

/** Parses the data of a frame of the server. */
export function parseServerFrame(frame: RawFrame): ServerFrame | FrameDataFault {
  const { msgId } = frame;
  if (msgId === 0) return { kind: 'echo' };
  const readPush = (pushReaders as Readers)[msgId];
  if (readPush) {
    const msgData = readPush(frame.msgData);
    return msgData ? ({ kind: 'push', frame: { msgId, msgData } } as ServerFrame) : 'badData';
  }
  const readReply = (replyReaders as Readers)[msgId];
  if (!readReply) return 'unknownId';
  if ((frame.msgData as { readonly code?: unknown }).code !== OK) {
    const refusal = parseRefusal(frame.msgData);
    return refusal ? { kind: 'refusal', msgId: msgId as ReplyId, refusal } : 'badData';
  }
  const msgData = readReply(frame.msgData);
  return msgData ? ({ kind: 'reply', frame: { msgId, msgData } } as ServerFrame) : 'badData';
}
