import { createAction, isAnyOf } from '@reduxjs/toolkit';

/**
 * Events around login (DLG-07), for the whole site.
 *
 * `authClosed` and `loggedInElsewhere` end every flow of this library: calls are aborted and credentials discarded. The
 * flows dispatch `loginSucceeded`, `newDeviceDialogRequested` and `passwordChanged`.
 */
export const authActions = {
  /** Switches between login and registration. */
  authModeSwitched: createAction('auth/authModeSwitched'),
  loginDialogRequested: createAction('auth/loginDialogRequested'),
  registerDialogRequested: createAction('auth/registerDialogRequested'),
  forgotPasswordRequested: createAction('auth/forgotPasswordRequested'),
  newDeviceDialogRequested: createAction('auth/newDeviceDialogRequested'),
  authClosed: createAction('auth/authClosed'),
  loginSucceeded: createAction<{ readonly userId: string }, 'auth/loginSucceeded'>('auth/loginSucceeded'),
  loginExpired: createAction('auth/loginExpired'),
  passwordChanged: createAction('auth/passwordChanged'),
  /** Another tab logged in (STO-03). The dialogs of this tab close. */
  loggedInElsewhere: createAction('auth/loggedInElsewhere'),
} as const;

/** Matches the actions that end a flow from outside. */
export const isExternallyCancelled = isAnyOf(authActions.authClosed, authActions.loggedInElsewhere);

/** Builds the transitions that end a flow from outside. */
export const buildCancelTransitions = <Step extends string>(step: Step) =>
  ({ authClosed: step, loggedInElsewhere: step }) as const;
