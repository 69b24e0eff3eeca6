import type { EndpointId } from '@pavilion/api-client';
import type { RootState } from '@pavilion/site-contract';
import { readsChanged, type Tag } from '@pavilion/site-data';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'redux-saga/effects';

/** Channel to the other tabs of this origin. */
export interface ChangeChannel {
  readonly post: (message: string) => void;
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Creates the channel of the browser. It does nothing where there is no `BroadcastChannel`; polling then updates the tabs. */
function createChangeChannel(): ChangeChannel {
  if (typeof BroadcastChannel !== 'function') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('pavilion.changes');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => {
        channel.removeEventListener('message', onMessage);
        channel.close();
      };
    },
  };
}

/** Start of a message with the tags of a push. Other messages are the name of an endpoint. */
const PUSHED = 'pushed:';

/**
 * Reports the calls of this tab that change server data, and the pushes that it receives, to the other tabs, and theirs to this
 * one, so that counts and balances agree (USR-06). A message contains only the name of the endpoint, or of the changed data.
 */
export function* shareChanges(channel: ChangeChannel = createChangeChannel()): Generator {
  const messages = (yield call(createMessageChannel, channel)) as EventChannel<string>;
  yield takeEvery(readsChanged, ({ payload }) => {
    if ('endpointId' in payload) {
      if (!payload.isFromOtherTab) channel.post(payload.endpointId);
    } else if (payload.isPushed) channel.post(PUSHED + payload.tags.join());
  });
  yield takeEvery(messages, applyMessage);
}

/** Applies a message of another tab. A tab with pushes of its own has received the same push. */
function* applyMessage(message: string): Generator {
  if (!message.startsWith(PUSHED)) {
    // An endpoint without a row of changed tags, such as one of a newer version, changes nothing.
    yield put(readsChanged({ endpointId: message as EndpointId, isFromOtherTab: true }));
    return;
  }
  const hasPushes = (yield select(({ ui }: RootState) => ui.hasPushes)) as boolean;
  const tags = message.slice(PUSHED.length).split(',') as Tag[];
  if (!hasPushes) yield put(readsChanged({ tags }));
}

const createMessageChannel = ({ listen }: ChangeChannel): EventChannel<string> =>
  eventChannel((emit) =>
    listen((message) => {
      if (typeof message === 'string') emit(message);
    }),
  );
