import { encodeFrame, PUSH_IDS, type ChatMessage } from '@pavilion/chat-socket/protocol';
import type { ChatBusMessage } from './chatBusMessage.ts';
import type { LocalizedMessage } from './chatStore.ts';

const encodeMessageFrame = (message: ChatMessage): string =>
  encodeFrame(message.category === 'bet' ? PUSH_IDS.betShared : PUSH_IDS.message, message);

/** Converts a stored message to the frames that its room receives. */
export function toBusMessage({ message, messageTw }: LocalizedMessage): ChatBusMessage {
  const { rid, mid, uid } = message;
  const frames = { frame: encodeMessageFrame(message), ...(messageTw && { frameTw: encodeMessageFrame(messageTw) }) };
  return { kind: 'message', rid, mid, uid, ...frames };
}
