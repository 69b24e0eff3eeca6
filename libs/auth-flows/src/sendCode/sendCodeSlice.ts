import type { CallFailure } from '@pavilion/api-client';
import { createFlowReducer, type FlowTable } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { buildCancelTransitions } from '../events/authActions.ts';
import {
  idleSendCode,
  type CodeChannel,
  type CodePurpose,
  type SendCodeState,
  type SendCodeStep,
} from './sendCodeState.ts';

/** Events of code sending. */
export type SendCodeEvent =
  | 'codeFormOpened'
  | 'countdownRestored'
  | 'sendStarted'
  | 'captchaRequired'
  | 'captchaSolved'
  | 'codeSent'
  | 'codeThrottled'
  | 'codeRefused'
  | 'sendCancelled'
  | 'countdownTicked'
  | 'countdownEnded'
  | 'codeFormClosed'
  | 'authClosed'
  | 'loggedInElsewhere';

const always = { codeFormOpened: 'ready', codeFormClosed: 'idle', ...buildCancelTransitions('idle') } as const;

/**
 * Transition table of code sending. `waiting` follows a sent code, a refusal because the last code is too recent (6066), or
 * a countdown restored after a reload. Any other failure enables the button again (F-AUTH-07).
 */
export const sendCodeTable: FlowTable<SendCodeStep, SendCodeEvent> = {
  idle: { codeFormOpened: 'ready' },
  ready: { ...always, sendStarted: 'sending', countdownRestored: 'waiting' },
  sending: {
    ...always,
    captchaRequired: 'captchaRequired',
    codeSent: 'waiting',
    codeThrottled: 'waiting',
    codeRefused: 'ready',
    sendCancelled: 'ready',
  },
  captchaRequired: { ...always, captchaSolved: 'sending', sendCancelled: 'ready' },
  waiting: { ...always, countdownTicked: 'waiting', countdownEnded: 'ready' },
};

const action = <Payload = void>(event: SendCodeEvent) =>
  createAction<Payload, `sendCode/${SendCodeEvent}`>(`sendCode/${event}`);

/** Actions of code sending, dispatched by flows and the countdown. Views only read the state. */
export const sendCodeActions = {
  /** `isFresh`: the receiver changed, so the countdown of the previous one is removed. */
  codeFormOpened: action<{ readonly purpose: CodePurpose; readonly isFresh?: boolean }>('codeFormOpened'),
  countdownRestored: action<{ readonly secondsLeft: number }>('countdownRestored'),
  sendStarted: action<{ readonly channel: CodeChannel }>('sendStarted'),
  captchaRequired: action('captchaRequired'),
  captchaSolved: action('captchaSolved'),
  codeSent: action<{ readonly secondsLeft: number; readonly channel: CodeChannel }>('codeSent'),
  codeThrottled: action<{ readonly secondsLeft: number; readonly failure: CallFailure }>('codeThrottled'),
  codeRefused: action<CallFailure>('codeRefused'),
  sendCancelled: action('sendCancelled'),
  countdownTicked: action<{ readonly secondsLeft: number }>('countdownTicked'),
  countdownEnded: action('countdownEnded'),
  codeFormClosed: action('codeFormClosed'),
} as const;

const getForm = (state: SendCodeState) =>
  state.step === 'idle'
    ? { purpose: 'newDevice' as const, isSent: false }
    : { purpose: state.purpose, isSent: state.isSent };

const reduceSending =
  (step: 'sending' | 'captchaRequired') =>
  (state: SendCodeState, action: UnknownAction): SendCodeState => {
    if (sendCodeActions.sendStarted.match(action)) return { step, ...getForm(state), channel: action.payload.channel };
    return 'channel' in state ? { ...state, step } : state;
  };

const reduceReady = (state: SendCodeState, action: UnknownAction): SendCodeState => {
  if (sendCodeActions.codeFormOpened.match(action))
    return { step: 'ready', purpose: action.payload.purpose, isSent: false };
  const failure = sendCodeActions.codeRefused.match(action) ? { failure: action.payload } : {};
  return { step: 'ready', ...getForm(state), ...failure };
};

const { codeSent, countdownRestored, codeThrottled, countdownTicked } = sendCodeActions;

const reduceWaiting = (state: SendCodeState, action: UnknownAction): SendCodeState => {
  const { purpose } = getForm(state);
  if (codeThrottled.match(action)) return { step: 'waiting', purpose, isSent: true, ...action.payload };
  if (countdownTicked.match(action) && state.step === 'waiting')
    return { ...state, secondsLeft: action.payload.secondsLeft };
  if (codeSent.match(action) || countdownRestored.match(action))
    return { step: 'waiting', purpose, isSent: true, secondsLeft: action.payload.secondsLeft };
  return state;
};

/** Reducer of code sending. Mount it under `sendCode`. */
export const sendCodeReducer = createFlowReducer<SendCodeState, SendCodeEvent>({
  name: 'sendCode',
  family: 'auth',
  idle: idleSendCode,
  table: sendCodeTable,
  reducers: {
    idle: () => idleSendCode,
    ready: reduceReady,
    sending: reduceSending('sending'),
    captchaRequired: reduceSending('captchaRequired'),
    waiting: reduceWaiting,
  },
});

/** Part of a host's Redux state that contains code sending. */
export interface SendCodeSlice {
  readonly sendCode: SendCodeState;
}

/** Selects the state of code sending. */
export const selectSendCode = (state: SendCodeSlice): SendCodeState => state.sendCode;

/** Selects the seconds until the next code may be requested; 0 if it may be now. */
export const selectSecondsLeft = ({ sendCode }: SendCodeSlice): number =>
  sendCode.step === 'waiting' ? sendCode.secondsLeft : 0;

/** Selects whether a code may be requested now. */
export const selectCanSendCode = ({ sendCode }: SendCodeSlice): boolean => sendCode.step === 'ready';

/** Selects whether a code was sent. Without one, a form shows 请先获取验证码. */
export const selectIsCodeSent = ({ sendCode }: SendCodeSlice): boolean => sendCode.step !== 'idle' && sendCode.isSent;
