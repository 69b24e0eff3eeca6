import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
import type { NewDevice } from '../login/loginState.ts';
import { validateMiddleDigits } from '../validators/codes.ts';
import { idleNewDevice, type NewDeviceFieldError, type NewDeviceState, type NewDeviceStep } from './newDeviceState.ts';
import { newDeviceTable, type NewDeviceEvent } from './newDeviceTable.ts';

const action = <Payload = void>(event: Exclude<NewDeviceEvent, 'loginSucceeded'>) =>
  createAction<Payload>(`newDevice/${event}`);

/**
 * What a view sends: `codeRequested`, `voiceConfirmed`, `middleEntered`, `promptCancelled`, `codeEntered`,
 * `registerChosen`; to switch the account `loginActions.accountSwitched`.
 */
export const newDeviceActions = {
  newDeviceOpened: action<NewDevice & { readonly username: string }>('newDeviceOpened'),
  /** 0 text message, 2 voice call. */
  codeRequested: action<{ readonly channel: 0 | 2 }>('codeRequested'),
  voiceNoticeShown: action('voiceNoticeShown'),
  voiceConfirmed: action('voiceConfirmed'),
  middleAsked: action('middleAsked'),
  middleEntered: action<{ readonly digits: string }>('middleEntered'),
  promptCancelled: action('promptCancelled'),
  codeEntered: action<{ readonly code: string }>('codeEntered'),
  codeRejected: action<{ readonly fieldError?: NewDeviceFieldError; readonly failure?: CallFailure }>('codeRejected'),
  registerChosen: action('registerChosen'),
  newDeviceClosed: action('newDeviceClosed'),
} as const;

/** The screen without the errors of the last try. */
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
  const fieldError = newDeviceActions.middleEntered.match(action)
    ? validateMiddleDigits(action.payload.digits)
    : undefined;
  return fieldError && state.step !== 'idle' ? { ...state, fieldError } : createStepReducer('ready')(state, action);
}

/** The reducer of the check; mount it under `newDevice`. */
export const newDeviceReducer = createFlowReducer<NewDeviceState, NewDeviceEvent>({
  name: 'newDevice',
  family: 'auth',
  idle: idleNewDevice,
  table: newDeviceTable,
  reducers: {
    idle: () => idleNewDevice,
    ready: reduceReady,
    voiceNotice: createStepReducer('voiceNotice'),
    askingMiddle: createStepReducer('askingMiddle'),
  },
});

/** The part of a host's state where the check lives. */
export interface NewDeviceSlice {
  readonly newDevice: NewDeviceState;
}

/** The check as it stands. */
export const selectNewDevice = (state: NewDeviceSlice): NewDeviceState => state.newDevice;
