import type { ChatClient } from '@pavilion/chat-socket';
import { dialogActions, type FeatureRuntime, type RootState, type Services } from '@pavilion/site-contract';
import { eventChannel } from 'redux-saga';
import { call, fork, put, select, take } from 'typed-redux-saga';
import { chatSettingsReducer, selectChatSettings } from './chatSlice.ts';
import { getChatClient } from './getChatClient.ts';
import { followIdentity } from './followIdentity.ts';
import { followConnection } from './followConnection.ts';
import { followPushes } from './followPushes.ts';
import { persistChatSettings } from './persistChatSettings.ts';
import { createUnreadMark, countUnread } from './unreadMark.ts';

const isOpen = ({ ui }: RootState): boolean => ui.dialogs.some(({ kind }) => kind === 'chat');

/** Opens the chat again after a login, which closes all dialogs (CHT-03). */
function* keepOpen() {
  let wasOpen = yield* select(isOpen);
  for (;;) {
    const { type } = yield* take([dialogActions.opened.type, dialogActions.closed.type, dialogActions.allClosed.type]);
    if (type === dialogActions.allClosed.type && wasOpen) yield* put(dialogActions.opened({ kind: 'chat' }));
    wasOpen = yield* select(isOpen);
  }
}

/** Joins every room once, so that new messages are counted, and shows the total at the chat button. */
function* followRooms(client: ChatClient) {
  const mark = createUnreadMark(document);
  const changes = yield* call(() => eventChannel<true>((emit) => client.subscribe(() => emit(true))));
  const entered = new Set<string>();
  let self: string | undefined;
  for (;;) {
    yield* take(changes);
    const state = client.getState();
    if (state.me?.uid !== self) entered.clear();
    self = state.me?.uid;
    for (const rid of self === undefined ? [] : Object.keys(state.rooms)) {
      if (!entered.has(rid)) client.join(rid);
      entered.add(rid);
    }
    mark.show(countUnread(state, yield* select(selectChatSettings)));
  }
}

function* chatSaga(services: Services) {
  const client = getChatClient(services);
  yield* fork(persistChatSettings, services);
  yield* fork(keepOpen);
  yield* fork(followRooms, client);
  yield* fork(followPushes, services, client);
  yield* fork(followConnection, client);
  yield* call(followIdentity, services, client);
}

/** State and effects of the chat, loaded when it is first opened. */
export const chatRuntime: FeatureRuntime = {
  reducers: { chatDesk: chatSettingsReducer } as FeatureRuntime['reducers'],
  saga: chatSaga,
};
