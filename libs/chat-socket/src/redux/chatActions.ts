import { createAction } from '@reduxjs/toolkit';
import type { ChatEvent, SendRefusal } from '../client/chatClient.ts';
import type { ChatIdentity } from '../machine/chatPorts.ts';
import type { ChatDraft, ChatState } from '../machine/chatState.ts';

/** Commands and events of the chat. */
export const chatActions = {
  /** Command: connects with an identity. */
  startRequested: createAction<ChatIdentity, 'chat/startRequested'>('chat/startRequested'),
  /** Command: disconnects and keeps waiting messages stored. */
  stopRequested: createAction('chat/stopRequested'),
  /** Command: disconnects at a logout and drops waiting messages. */
  leaveIdentityRequested: createAction('chat/leaveIdentityRequested'),
  /** Command: joins a room, given its id. */
  joinRequested: createAction<string, 'chat/joinRequested'>('chat/joinRequested'),
  /** Command: leaves a room, given its id. */
  leaveRequested: createAction<string, 'chat/leaveRequested'>('chat/leaveRequested'),
  /** Command: sends a message. */
  sendRequested: createAction<ChatDraft, 'chat/sendRequested'>('chat/sendRequested'),
  /** Command: sends a failed message again, given its `cid`. */
  resendRequested: createAction<string, 'chat/resendRequested'>('chat/resendRequested'),
  /** Command: discards a failed message, given its `cid`. */
  discardRequested: createAction<string, 'chat/discardRequested'>('chat/discardRequested'),
  /** Command: loads a page of older messages, given the room id. */
  historyRequested: createAction<string, 'chat/historyRequested'>('chat/historyRequested'),
  /** Command: marks a room as read, given its id. */
  readRequested: createAction<string, 'chat/readRequested'>('chat/readRequested'),
  /** The state of the chat has changed. */
  stateChanged: createAction<ChatState, 'chat/stateChanged'>('chat/stateChanged'),
  /** A message was refused by the client. */
  sendRefused: createAction<{ readonly draft: ChatDraft; readonly reason: SendRefusal }, 'chat/sendRefused'>(
    'chat/sendRefused',
  ),
  /** A push, a delivery, a refusal, or dropped messages. */
  eventReceived: createAction<ChatEvent, 'chat/eventReceived'>('chat/eventReceived'),
};
