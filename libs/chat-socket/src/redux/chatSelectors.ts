import type { ChatRoom, ChatState } from '../machine/chatState.ts';

interface Host {
  readonly chat: ChatState;
}

/** Selects the state of the chat. */
export const selectChat = ({ chat }: Host): ChatState => chat;

/** Selects a room by its id; `undefined` before the server or a `join` names it. */
export const selectChatRoom =
  (rid: string) =>
  ({ chat }: Host): ChatRoom | undefined =>
    chat.rooms[rid];

/** Selects the number of unread messages of all joined rooms. */
export const selectUnread = ({ chat }: Host): number =>
  Object.values(chat.rooms).reduce((sum, { isJoined, unread }) => sum + (isJoined ? unread : 0), 0);
