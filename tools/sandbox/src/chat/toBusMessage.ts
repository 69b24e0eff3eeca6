import { encodeFrame, PUSH_IDS, type ChatMessage } from '@pavilion/chat-socket/protocol';
import type { ChatBusMessage } from './chatNews.ts';
import type { LocalizedMessage } from './chatStore.ts';

const encodeMessageFrame = (message: ChatMessage): string =>
  encodeFrame(message.category === 'bet' ? PUSH_IDS.betShared : PUSH_IDS.message, message);

/** What a room hears of a message that is in the books. */
export function toBusMessage({ message, messageTw }: LocalizedMessage): ChatBusMessage {
  const { rid, mid, uid } = message;
  const frames = { frame: encodeMessageFrame(message), ...(messageTw && { frameTw: encodeMessageFrame(messageTw) }) };
  return { kind: 'said', rid, mid, uid, ...frames };
}
