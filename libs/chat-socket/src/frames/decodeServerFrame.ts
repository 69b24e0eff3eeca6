import { OK } from '../protocol/codes.ts';
import { answerReaders, parseRefusal, type AnswerData, type Refusal } from '../messages/replies.ts';
import { decodeFrame, type FrameFault, type RawFrame } from './decodeFrame.ts';
import { pushReaders, type PushData } from '../messages/pushes.ts';
import type { Reader } from '../messages/shape.ts';

type AnswerId = keyof typeof answerReaders;
type PushId = keyof typeof pushReaders;

/** A push of the server. */
export type ChatPush = { readonly [Key in PushId]: { readonly msgId: Key; readonly msgData: PushData<Key> } }[PushId];

/** A successful reply. */
export type ChatAnswer = {
  readonly [Key in AnswerId]: { readonly msgId: Key; readonly msgData: AnswerData<Key> };
}[AnswerId];

/** Frame of the server: a reply, a refusal, a push or a heartbeat. */
export type ServerFrame =
  | { readonly kind: 'answer'; readonly frame: ChatAnswer }
  | { readonly kind: 'refusal'; readonly msgId: AnswerId; readonly refusal: Refusal }
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
  const readAnswer = (answerReaders as Readers)[msgId];
  if (!readAnswer) return 'unknownId';
  if ((frame.msgData as { readonly code?: unknown }).code !== OK) {
    const refusal = parseRefusal(frame.msgData);
    return refusal ? { kind: 'refusal', msgId: msgId as AnswerId, refusal } : 'badData';
  }
  const msgData = readAnswer(frame.msgData);
  return msgData ? ({ kind: 'answer', frame: { msgId, msgData } } as ServerFrame) : 'badData';
}
