import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import type { ChatPorts } from '../machine/chatPorts.ts';
import type { ChatState } from '../machine/chatState.ts';
import type { chatActions } from './chatActions.ts';
import { chatReducer } from './chatReducer.ts';
import { createChatSaga } from './createChatSaga.ts';

/**
 * Creates a chat that is driven by `chatActions` without a Redux host. `createChatClient` has methods instead of actions,
 * and events, and does not need Redux Toolkit.
 *
 * @param onError called with an unexpected error; the chat has then stopped
 */
export const createChatController = (
  ports: ChatPorts,
  onError?: (error: Error) => void,
): Controller<ChatState, ActionOf<typeof chatActions>> => createController(chatReducer, createChatSaga(ports), onError);
