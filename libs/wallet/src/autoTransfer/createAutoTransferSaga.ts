import { call, put, select, take } from 'typed-redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import { autoTransferActions, type AutoTransferState } from './autoTransferFlow.ts';

/** What the switch needs from outside. */
export interface AutoTransferPorts {
  /** Sends `status.setAutoTransferStatus`. */
  readonly turn: (isOn: boolean) => Promise<unknown>;
}

/**
 * Turns the auto-transfer switch. Setting it twice is setting it once, so a lost answer shows the old state with the
 * reason, and the next balance tells.
 *
 * @param selectState where the host keeps the switch; by default under `autoTransfer`
 */
export function createAutoTransferSaga(
  ports: AutoTransferPorts,
  selectState: (state: never) => AutoTransferState = (state: { readonly autoTransfer: AutoTransferState }) =>
    state.autoTransfer,
) {
  return function* autoTransferSaga() {
    for (;;) {
      yield* take(autoTransferActions.turnRequested);
      const { step } = yield* select(selectState as (state: unknown) => AutoTransferState);
      if (step !== 'turningOn' && step !== 'turningOff') continue;
      try {
        yield* call(ports.turn, step === 'turningOn');
        yield* put(autoTransferActions.turned());
      } catch (error) {
        yield* put(autoTransferActions.turnRefused(toCallFailure(error)));
      }
    }
  };
}
