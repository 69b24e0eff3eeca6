export { createChatClient } from './client/createChatClient.ts';
export { createConnection, type ChatConnection, type ConnectionOptions } from './client/createConnection.ts';
export { createMemoryOutbox } from './client/createMemoryOutbox.ts';
export { OUTBOX_MAX } from './client/createOutbox.ts';
export { type ChatClient, type ChatEvent, type SendRefusal, type SendResult } from './client/chatClient.ts';
export {
  type ChatIdentity,
  type ChatPorts,
  type ChatSocket,
  type ChatSocketHandlers,
  type OutboxStore,
  type Wake,
} from './client/chatPorts.ts';
export {
  type Announcement,
  type ChatDraft,
  type ChatFailure,
  type ChatMe,
  type ChatRoom,
  type ChatState,
  type OutboxEntry,
  type RoomShut,
} from './client/chatState.ts';
export { linkTable, type LinkEffect, type LinkEvent, type LinkStep } from './machine/linkTable.ts';
