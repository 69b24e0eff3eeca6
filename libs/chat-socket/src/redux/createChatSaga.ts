import { buffers, eventChannel, type Saga } from 'redux-saga';
import { call, fork, put, take } from 'typed-redux-saga';
import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { ChatClient } from '../client/chatClient.ts';
import type { ChatPorts } from '../machine/chatPorts.ts';
import { createChatClient } from '../client/createChatClient.ts';
import { chatActions } from './chatActions.ts';

/** Creates a channel of state changes and events as actions. */
const createEventChannel = (client: ChatClient) =>
  eventChannel<UnknownAction>((emit) => {
    const stopState = client.subscribe(() => emit(chatActions.stateChanged(client.getState())));
    const stopEvents = client.onEvent((event) => emit(chatActions.eventReceived(event)));
    return () => {
      stopState();
      stopEvents();
    };
  }, buffers.expanding());

/** Runs the command of an action. Returns an action if a message was refused. */
function runCommand(client: ChatClient, action: Action): UnknownAction | undefined {
  if (chatActions.startRequested.match(action)) client.start(action.payload);
  else if (chatActions.stopRequested.match(action)) client.stop();
  else if (chatActions.leaveIdentityRequested.match(action)) client.disconnectIdentity();
  else if (chatActions.joinRequested.match(action)) client.join(action.payload);
  else if (chatActions.leaveRequested.match(action)) client.leave(action.payload);
  else if (chatActions.resendRequested.match(action)) client.resend(action.payload);
  else if (chatActions.discardRequested.match(action)) client.discard(action.payload);
  else if (chatActions.historyRequested.match(action)) client.loadHistory(action.payload);
  else if (chatActions.readRequested.match(action)) client.markRead(action.payload);
  else if (chatActions.sendRequested.match(action)) {
    const result = client.send(action.payload);
    if (!result.isQueued) return chatActions.sendRefused({ draft: action.payload, reason: result.reason });
  }
  return undefined;
}

const isCommand = ({ type }: Action): boolean => /^chat\/\w+Requested$/.test(type);

/**
 * Creates the saga of a chat for a Redux host, which mounts `chatReducer` under `chat`. The end of the saga disposes of the
 * client.
 *
 * Supply the `schedule` port, such as the next frame of the page: a busy room then dispatches one action per frame.
 */
export function createChatSaga(ports: ChatPorts): Saga<[]> {
  return function* chatSaga() {
    const client = createChatClient(ports);
    const events = yield* call(createEventChannel, client);
    try {
      yield* fork(function* () {
        for (;;) yield* put(yield* take(events));
      });
      for (;;) {
        const refusal = runCommand(client, yield* take(isCommand));
        if (refusal) yield* put(refusal);
      }
    } finally {
      events.close();
      client.dispose();
    }
  };
}
