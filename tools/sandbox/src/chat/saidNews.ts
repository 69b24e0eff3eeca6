import { encodeFrame, PUSH_IDS, type ChatMessage } from '@pavilion/chat-socket/protocol';
import type { ChatNews } from './chatNews.ts';
import type { Said } from './chatStore.ts';

const frameOf = (message: ChatMessage): string =>
  encodeFrame(message.category === 'bet' ? PUSH_IDS.betShared : PUSH_IDS.message, message);

/** What a room hears of a message that is in the books. */
export function saidNews({ message, messageTw }: Said): ChatNews {
  const { rid, mid, uid } = message;
  const frames = { frame: frameOf(message), ...(messageTw && { frameTw: frameOf(messageTw) }) };
  return { kind: 'said', rid, mid, uid, ...frames };
}
