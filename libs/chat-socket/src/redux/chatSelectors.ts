import type { ChatRoom, ChatState } from '../client/chatState.ts';

interface Host {
  readonly chat: ChatState;
}

/** Everything of the chat. */
export const selectChat = ({ chat }: Host): ChatState => chat;

/** A room by its id; `undefined` until the server or a `join` names it. */
export const selectChatRoom =
  (rid: string) =>
  ({ chat }: Host): ChatRoom | undefined =>
    chat.rooms[rid];

/** Unread messages of all joined rooms together. */
export const selectUnread = ({ chat }: Host): number =>
  Object.values(chat.rooms).reduce((sum, { isJoined, unread }) => sum + (isJoined ? unread : 0), 0);
