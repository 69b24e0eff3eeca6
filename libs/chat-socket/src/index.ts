export { createChatClient } from './client/createChatClient.ts';
export { createConnection, type ChatConnection, type ConnectionOptions } from './client/createConnection.ts';
export { createMemoryOutbox } from './client/createMemoryOutbox.ts';
export { MAX_WAITING_MESSAGES } from './client/createOutbox.ts';
export type { ChatClient, ChatEvent, SendRefusal, SendResult } from './client/chatClient.ts';
export type { ChatIdentity, ChatPorts, OutboxStore } from './machine/chatPorts.ts';
export type {
  Announcement,
  ChatDraft,
  ChatFailure,
  ChatMe,
  ChatRoom,
  ChatState,
  OutboxEntry,
  RoomAccessDenied,
} from './machine/chatState.ts';
export { loginTable, type ChatStep, type LoginEffect, type LoginEvent, type LoginStep } from './machine/loginTable.ts';
