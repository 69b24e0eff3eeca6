import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import type { NewDevice } from '../login/loginState.ts';
import { validateMiddleDigits } from '../validators/codes.ts';
import { idleNewDevice, type NewDeviceFieldError, type NewDeviceState, type NewDeviceStep } from './newDeviceState.ts';

/** Events of the new-device check. */
export type NewDeviceEvent =
  | 'newDeviceOpened'
  | 'codeRequested'
  | 'voiceNoticeShown'
  | 'voiceConfirmed'
  | 'middleDigitsPrompted'
  | 'middleDigitsEntered'
  | 'promptCancelled'
  | 'codeEntered'
  | 'codeRejected'
  | 'registerChosen'
  | 'newDeviceClosed'
  | 'loginSucceeded'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = {
  newDeviceOpened: 'ready',
  registerChosen: 'idle',
  newDeviceClosed: 'idle',
  loginSucceeded: 'idle',
  ...buildCancelTransitions('idle'),
} as const;

/** Transition table of the new-device check. Switching the account and the timeout are events of the login, which close it. */
export const newDeviceTable: FlowTable<NewDeviceStep, NewDeviceEvent> = {
  idle: { newDeviceOpened: 'ready' },
  ready: {
    ...always,
    codeRequested: 'ready',
    voiceNoticeShown: 'voiceNotice',
    middleDigitsPrompted: 'enteringMiddleDigits',
    codeEntered: 'ready',
    codeRejected: 'ready',
  },
  voiceNotice: { ...always, voiceConfirmed: 'ready', promptCancelled: 'ready', codeRejected: 'voiceNotice' },
  enteringMiddleDigits: {
    ...always,
    middleDigitsEntered: 'ready',
    promptCancelled: 'ready',
    codeRejected: 'enteringMiddleDigits',
  },
};

const action = <Payload = void>(event: Exclude<NewDeviceEvent, 'loginSucceeded'>) =>
  createAction<Payload, `newDevice/${Exclude<NewDeviceEvent, 'loginSucceeded'>}`>(`newDevice/${event}`);

/**
 * Actions of the new-device check. Views send `codeRequested`, `voiceConfirmed`, `middleDigitsEntered`, `promptCancelled`,
 * `codeEntered` and `registerChosen`, and `loginActions.accountSwitched` to switch the account.
 */
export const newDeviceActions = {
  newDeviceOpened: action<NewDevice & { readonly username: string }>('newDeviceOpened'),
  /** 0 SMS, 2 voice call. */
  codeRequested: action<{ readonly channel: 0 | 2 }>('codeRequested'),
  voiceNoticeShown: action('voiceNoticeShown'),
  voiceConfirmed: action('voiceConfirmed'),
  middleDigitsPrompted: action('middleDigitsPrompted'),
  middleDigitsEntered: action<{ readonly digits: string }>('middleDigitsEntered'),
  promptCancelled: action('promptCancelled'),
  codeEntered: action<{ readonly code: string }>('codeEntered'),
  codeRejected: action<{ readonly fieldError?: NewDeviceFieldError; readonly failure?: CallFailure }>('codeRejected'),
  registerChosen: action('registerChosen'),
  newDeviceClosed: action('newDeviceClosed'),
} as const;

/** Returns the state without the errors of the last attempt. */
function omitErrors(state: NewDeviceState) {
  if (state.step === 'idle') return undefined;
  const { username, code, maskedPhone, serverText } = state;
  return { username, code, maskedPhone, serverText };
}

const createStepReducer =
  (step: Exclude<NewDeviceStep, 'idle'>) =>
  (state: NewDeviceState, action: UnknownAction): NewDeviceState => {
    if (newDeviceActions.newDeviceOpened.match(action)) return { step, ...action.payload };
    const screen = omitErrors(state);
    if (!screen) return state;
    return { step, ...screen, ...(newDeviceActions.codeRejected.match(action) && action.payload) };
  };

function reduceReady(state: NewDeviceState, action: UnknownAction): NewDeviceState {
  const fieldError = newDeviceActions.middleDigitsEntered.match(action)
    ? validateMiddleDigits(action.payload.digits)
    : undefined;
  return fieldError && state.step !== 'idle' ? { ...state, fieldError } : createStepReducer('ready')(state, action);
}

/** Reducer of the new-device check. Mount it under `newDevice`. */
export const newDeviceReducer = createFlowReducer<NewDeviceState, NewDeviceEvent>({
  name: 'newDevice',
  family: 'auth',
  idle: idleNewDevice,
  table: newDeviceTable,
  reducers: {
    idle: () => idleNewDevice,
    ready: reduceReady,
    voiceNotice: createStepReducer('voiceNotice'),
    enteringMiddleDigits: createStepReducer('enteringMiddleDigits'),
  },
});

/** Part of a host's Redux state that contains the new-device check. */
export interface NewDeviceSlice {
  readonly newDevice: NewDeviceState;
}

/** Selects the state of the new-device check. */
export const selectNewDevice = (state: NewDeviceSlice): NewDeviceState => state.newDevice;
