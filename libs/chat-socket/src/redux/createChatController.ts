import { createController, type Controller } from '@pavilion/kernel/controller';
import type { ChatPorts } from '../client/chatPorts.ts';
import type { ChatState } from '../client/chatState.ts';
import { chatReducer } from './chatReducer.ts';
import { createChatSaga } from './createChatSaga.ts';

/**
 * Runs the chat by `chatActions` without a Redux host, as the other libraries' controllers are run; `createChatClient` does
 * the same by methods, without Redux Toolkit, and tells events besides.
 *
 * @param onError hears an error nobody expected; the chat has then stopped
 */
export const createChatController = (ports: ChatPorts, onError?: (error: Error) => void): Controller<ChatState> =>
  createController(chatReducer, createChatSaga(ports), onError);
