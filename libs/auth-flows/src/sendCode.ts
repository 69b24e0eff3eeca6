export {
  buildCountdownKey,
  createCountdownSaga,
  RESEND_SECONDS,
  sendCode,
  type CodeToSend,
} from './sendCode/sendCode.ts';
export type { CountdownPorts, SendCodePorts } from './sendCode/sendCodePorts.ts';
export {
  selectCanSendCode,
  selectIsCodeSent,
  selectSecondsLeft,
  selectSendCode,
  sendCodeActions,
  sendCodeReducer,
  type SendCodeSlice,
  sendCodeTable,
  type SendCodeEvent,
} from './sendCode/sendCodeSlice.ts';
export {
  CODE_CHANNELS,
  idleSendCode,
  type CodeChannel,
  type CodePurpose,
  type SendCodeState,
  type SendCodeStep,
} from './sendCode/sendCodeState.ts';
