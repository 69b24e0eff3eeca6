import { createAction } from '@reduxjs/toolkit';
import type { ChatEvent, SendRefusal } from '../client/chatClient.ts';
import type { ChatIdentity } from '../client/chatPorts.ts';
import type { ChatDraft, ChatState } from '../client/chatState.ts';

/** What a host asks of the chat, and what it hears. */
export const chatActions = {
  /** Command: connect as somebody. */
  startRequested: createAction<ChatIdentity>('chat/startRequested'),
  /** Command: disconnect; what waits stays kept. */
  stopRequested: createAction('chat/stopRequested'),
  /** Command: disconnect for good, at a logout; what waits is dropped. */
  leaveIdentityRequested: createAction('chat/leaveIdentityRequested'),
  /** Command: go into a room; its id. */
  joinRequested: createAction<string>('chat/joinRequested'),
  /** Command: leave a room; its id. */
  leaveRequested: createAction<string>('chat/leaveRequested'),
  /** Command: send a message. */
  sendRequested: createAction<ChatDraft>('chat/sendRequested'),
  /** Command: try a failed message again; its `cid`. */
  resendRequested: createAction<string>('chat/resendRequested'),
  /** Command: forget a failed message; its `cid`. */
  discardRequested: createAction<string>('chat/discardRequested'),
  /** Command: a page of older messages; the room's id. */
  historyRequested: createAction<string>('chat/historyRequested'),
  /** Command: all of a room is read; its id. */
  readRequested: createAction<string>('chat/readRequested'),
  /** All the chat shows became another. */
  stateChanged: createAction<ChatState>('chat/stateChanged'),
  /** A message was not taken. */
  sendRefused: createAction<{ readonly draft: ChatDraft; readonly reason: SendRefusal }>('chat/sendRefused'),
  /** A push, a delivery, a refusal, a dropped queue. */
  eventHeard: createAction<ChatEvent>('chat/eventHeard'),
};
