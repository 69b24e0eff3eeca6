import type { Saga } from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { toCallFailure } from '@pavilion/api-client';
import { autoTransferActions, type AutoTransferState } from './autoTransferFlow.ts';

/** Ports of the auto-transfer setting. */
export interface AutoTransferPorts {
  /** Sends `status.setAutoTransferStatus`. */
  readonly turn: (isOn: boolean) => Promise<unknown>;
}

/**
 * Creates the saga of the auto-transfer setting. Repeating a change has no further effect, so a lost response shows the
 * previous value with the failure; the next balance corrects it.
 *
 * @param selectState selects the setting in the host's state; default: `state.autoTransfer`
 */
export function createAutoTransferSaga(
  ports: AutoTransferPorts,
  selectState: (state: never) => AutoTransferState = (state: { readonly autoTransfer: AutoTransferState }) =>
    state.autoTransfer,
): Saga<[]> {
  return function* autoTransferSaga() {
    for (;;) {
      yield* take(autoTransferActions.toggleRequested);
      const { step } = yield* select(selectState as (state: unknown) => AutoTransferState);
      if (step !== 'turningOn' && step !== 'turningOff') continue;
      try {
        yield* call(ports.turn, step === 'turningOn');
        yield* put(autoTransferActions.toggled());
      } catch (error) {
        yield* put(autoTransferActions.toggleRefused(toCallFailure(error)));
      }
    }
  };
}
