import type { EndpointId } from '@pavilion/api-client';
import { readsChanged } from '@pavilion/site-data';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'redux-saga/effects';

/** Channel to the other tabs of this origin. */
export interface ChangeChannel {
  readonly post: (endpointId: string) => void;
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** Creates the channel of the browser. It does nothing where there is no `BroadcastChannel`; polling then updates the tabs. */
function createChangeChannel(): ChangeChannel {
  if (typeof BroadcastChannel !== 'function') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel('pavilion.changes');
  return {
    post: (endpointId) => channel.postMessage(endpointId),
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

/**
 * Reports the calls of this tab that change server data to the other tabs, and theirs to this one, so that counts and balances
 * agree (USR-06). A message contains only the name of the endpoint.
 */
export function* shareChanges(channel: ChangeChannel = createChangeChannel()): Generator {
  const endpointIds = (yield call(createEndpointChannel, channel)) as EventChannel<string>;
  yield takeEvery(readsChanged, ({ payload }) => {
    if ('endpointId' in payload && !payload.isFromOtherTab) channel.post(payload.endpointId);
  });
  yield takeEvery(endpointIds, function* apply(endpointId: string): Generator {
    // An endpoint without a row of changed tags, such as one of a newer version, changes nothing.
    yield put(readsChanged({ endpointId: endpointId as EndpointId, isFromOtherTab: true }));
  });
}

const createEndpointChannel = ({ listen }: ChangeChannel): EventChannel<string> =>
  eventChannel((emit) =>
    listen((message) => {
      if (typeof message === 'string') emit(message);
    }),
  );
