import type { Reducer } from '@reduxjs/toolkit';
import type { ChatState } from '../client/chatState.ts';
import { chatActions } from './chatActions.ts';

const idle: ChatState = {
  step: 'stopped',
  failure: undefined,
  me: undefined,
  rooms: {},
  outbox: [],
  announcements: [],
};

/** The chat in a Redux store, to be mounted under `chat`: the state of the client, exchanged as a whole. */
export const chatReducer: Reducer<ChatState> = (state = idle, action) =>
  chatActions.stateChanged.match(action) ? action.payload : state;
