import { createAction, isAnyOf } from '@reduxjs/toolkit';

/**
 * What happens around logging in (DLG-07), for the whole site to send and hear.
 *
 * Every flow of this library hears `authClosed` and `loggedInElsewhere`: whatever stood open ends, calls are aborted,
 * credentials forgotten. The flows themselves announce `loginSucceeded`, `newDeviceAsked`, `passwordChanged`.
 */
export const authActions = {
  /** The other of login and registration, whichever is shown. */
  authWaySwitched: createAction('auth/authWaySwitched'),
  loginAsked: createAction('auth/loginAsked'),
  registerAsked: createAction('auth/registerAsked'),
  forgetPasswordAsked: createAction('auth/forgetPasswordAsked'),
  newDeviceAsked: createAction('auth/newDeviceAsked'),
  authClosed: createAction('auth/authClosed'),
  loginSucceeded: createAction<{ readonly userId: string }>('auth/loginSucceeded'),
  loginExpired: createAction('auth/loginExpired'),
  passwordChanged: createAction('auth/passwordChanged'),
  /** Another tab logged in (STO-03): this tab's dialogs have nothing left to do. */
  loggedInElsewhere: createAction('auth/loggedInElsewhere'),
} as const;

/** Everything that ends a flow from outside, for a saga to take. */
export const isExternallyCancelled = isAnyOf(authActions.authClosed, authActions.loggedInElsewhere);

/** Rows of a step that may be ended from outside. */
export const buildCancelTransitions = <Step extends string>(step: Step) =>
  ({ authClosed: step, loggedInElsewhere: step }) as const;
