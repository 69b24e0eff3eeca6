import type { ChatClient } from '@pavilion/chat-socket';
import { uiActions } from '@pavilion/site-contract';
import { readsChanged, type Tag } from '@pavilion/site-data';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { call, put, take } from 'typed-redux-saga';

/** Tags of the data whose changes are pushed. */
export const PUSHED_TAGS: readonly Tag[] = ['balance', 'letters', 'service'];

/** Whether the connection is that of a member. Guests get no pushes of member data. */
const isMemberConnected = (client: ChatClient): boolean => {
  const { step, me } = client.getState();
  return step === 'ready' && me !== undefined && me.role !== 'guest';
};

/** Creates a channel of the changes between connected and not connected, beginning with the current state. */
const createConnectionChannel = (client: ChatClient): EventChannel<boolean> => {
  let wasConnected = false;
  return eventChannel<boolean>((emit) => {
    const report = () => {
      const isConnected = isMemberConnected(client);
      if (isConnected === wasConnected) return;
      wasConnected = isConnected;
      emit(isConnected);
    };
    report();
    return client.subscribe(report);
  }, buffers.sliding(1));
};

/**
 * Reports whether changes of the member's data are pushed, so that the site polls only while they are not (USR-06). What
 * changed while there was no connection is read again after each connection.
 */
export function* followConnection(client: ChatClient) {
  const connections = yield* call(createConnectionChannel, client);
  try {
    for (;;) {
      const isConnected = yield* take(connections);
      yield* put(uiActions.pushesChanged(isConnected));
      if (isConnected) yield* put(readsChanged({ tags: PUSHED_TAGS }));
    }
  } finally {
    connections.close();
  }
}
