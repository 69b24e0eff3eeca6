import { createFlowReducer } from '@pavilion/kernel/flow';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallFailure } from '@pavilion/api-client';
import { idleSendCode, type CodeChannel, type CodePurpose, type SendCodeState } from './sendCodeState.ts';
import { sendCodeTable, type SendCodeEvent } from './sendCodeTable.ts';

const action = <Payload = void>(event: SendCodeEvent) => createAction<Payload>(`sendCode/${event}`);

/** Sent by the flows that send codes and by the count-down; a view only reads the state. */
export const sendCodeActions = {
  /** `isFresh`: for another number than before, so that an older count-down does not count. */
  codeFormOpened: action<{ readonly purpose: CodePurpose; readonly isFresh?: boolean }>('codeFormOpened'),
  countdownRestored: action<{ readonly secondsLeft: number }>('countdownRestored'),
  sendStarted: action<{ readonly channel: CodeChannel }>('sendStarted'),
  captchaAsked: action('captchaAsked'),
  captchaAnswered: action('captchaAnswered'),
  codeSent: action<{ readonly secondsLeft: number; readonly channel: CodeChannel }>('codeSent'),
  codeHeld: action<{ readonly secondsLeft: number; readonly failure: CallFailure }>('codeHeld'),
  codeRefused: action<CallFailure>('codeRefused'),
  sendCancelled: action('sendCancelled'),
  ticked: action<{ readonly secondsLeft: number }>('ticked'),
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

const { codeSent, countdownRestored, codeHeld, ticked } = sendCodeActions;

const reduceWaiting = (state: SendCodeState, action: UnknownAction): SendCodeState => {
  const { purpose } = getForm(state);
  if (codeHeld.match(action)) return { step: 'waiting', purpose, isSent: true, ...action.payload };
  if (ticked.match(action) && state.step === 'waiting') return { ...state, secondsLeft: action.payload.secondsLeft };
  if (codeSent.match(action) || countdownRestored.match(action))
    return { step: 'waiting', purpose, isSent: true, secondsLeft: action.payload.secondsLeft };
  return state;
};

/** The reducer of code sending; mount it under `sendCode`. */
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

/** The part of a host's state where code sending lives. */
export interface SendCodeSlice {
  readonly sendCode: SendCodeState;
}

/** Code sending as it stands. */
export const selectSendCode = (state: SendCodeSlice): SendCodeState => state.sendCode;

/** Seconds until the next code may be asked for; 0 when it may. */
export const selectSecondsLeft = ({ sendCode }: SendCodeSlice): number =>
  sendCode.step === 'waiting' ? sendCode.secondsLeft : 0;

/** Whether a code may be asked for now: what enables the button. */
export const selectCanSendCode = ({ sendCode }: SendCodeSlice): boolean => sendCode.step === 'ready';

/** Whether a code was sent, so that one may be typed (请先获取验证码 otherwise). */
export const selectIsCodeSent = ({ sendCode }: SendCodeSlice): boolean => sendCode.step !== 'idle' && sendCode.isSent;
