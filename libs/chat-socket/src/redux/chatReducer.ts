import type { Reducer } from '@reduxjs/toolkit';
import type { ChatState } from '../machine/chatState.ts';
import { chatActions } from './chatActions.ts';

const idle: ChatState = {
  step: 'stopped',
  failure: undefined,
  me: undefined,
  rooms: {},
  outbox: [],
  announcements: [],
};

/** Reducer of the chat. Its key in a Redux store is `chat`; the state of the client is replaced as a whole. */
export const chatReducer: Reducer<ChatState> = (state = idle, action) =>
  chatActions.stateChanged.match(action) ? action.payload : state;
