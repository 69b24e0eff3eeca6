/** What kind of answer a code is (ERR-01). */
export type ErrorCategory =
  'success' | 'auth' | 'verification' | 'limit' | 'maintenance' | 'system' | 'wallet' | 'venue' | 'popup';

/**
 * What the site does about a code. `show` is the default of every code whose behaviour the specification does not
 * show: the server's message as a toast or dialog.
 *
 * `relogin` ERR-02, `captcha` ERR-03 (a value, not an error), `bindRealName` ERR-04, `venueActivity` ERR-07,
 * `newDevice` ERR-08; `maintenance`, `region`, `popup`, `suspended` and `retryLater` have a design of their own (ERR-10).
 */
export type ErrorReaction =
  | 'none'
  | 'show'
  | 'relogin'
  | 'captcha'
  | 'newDevice'
  | 'bindRealName'
  | 'maintenance'
  | 'venueActivity'
  | 'region'
  | 'popup'
  | 'suspended'
  | 'retryLater'
  | 'customerService';

/**
 * Every code of specification §8: name, category, reaction; a row without a reaction is shown.
 *
 * Codes only. Their texts are files of their own, so that a page loads one language, and late.
 */
export const errorRows = {
  6000: ['success', 'success', 'none'],
  6001: ['loginExpired', 'auth', 'relogin'],
  6002: ['invalidCredentials', 'auth'],
  6003: ['accessDenied', 'auth'],
  6004: ['notFound', 'system'],
  6005: ['serverError', 'system'],
  6006: ['badGateway', 'system'],
  6007: ['invalidParameter', 'system'],
  6008: ['illegalParameter', 'system'],
  6009: ['dataExists', 'system'],
  6010: ['uploadFailed', 'system'],
  6011: ['frequentSubmission', 'limit', 'retryLater'],
  6012: ['warning', 'system'],
  6013: ['maintenance', 'maintenance', 'maintenance'],
  6014: ['invocationError', 'system'],
  6015: ['phoneUnbound', 'verification'],
  6016: ['phoneVerificationRequired', 'verification'],
  6017: ['phoneVerificationNeeded', 'verification'],
  6021: ['graphicVerification', 'verification', 'captcha'],
  6022: ['rapidVerification', 'verification', 'captcha'],
  6025: ['ipNotPassed', 'auth', 'newDevice'],
  6026: ['deviceNotPassed', 'auth', 'newDevice'],
  6027: ['deviceAndIpNotPassed', 'auth', 'newDevice'],
  6028: ['longTimeNotLoggedIn', 'auth', 'newDevice'],
  6029: ['riskyLogin', 'auth', 'newDevice'],
  6030: ['contactService', 'auth', 'customerService'],
  6031: ['regionLimited', 'limit', 'region'],
  6032: ['regionWarning', 'limit', 'region'],
  6033: ['ipRestricted', 'limit', 'region'],
  6034: ['maxPhoneAttempts', 'limit', 'retryLater'],
  6035: ['authenticationRequired', 'verification'],
  6036: ['codeWrong', 'verification'],
  6037: ['authenticationLocked', 'verification'],
  6038: ['codeExpired', 'verification'],
  6039: ['tooManyDevices', 'limit'],
  6066: ['sixtySecondLimit', 'limit', 'retryLater'],
  6099: ['walletTokenExpired', 'wallet'],
  6100: ['passwordCheckFailed', 'wallet'],
  6110: ['lockingUnavailable', 'wallet'],
  6111: ['withdrawalProtection', 'wallet'],
  6301: ['parameterError', 'venue'],
  6302: ['uidVerification', 'venue'],
  6303: ['noData', 'venue'],
  6316: ['systemMaintenance', 'maintenance', 'maintenance'],
  6317: ['systemBusy', 'system'],
  6318: ['testingOnly', 'venue'],
  6366: ['testingEnded', 'venue'],
  6399: ['systemAbnormal', 'system'],
  6413: ['venueActivity', 'venue', 'venueActivity'],
  6415: ['venueMaintenance', 'venue', 'maintenance'],
  6449: ['bindRealName', 'verification', 'bindRealName'],
  6500: ['popupNotPrompted', 'popup'],
  6501: ['suspendedWithPopup', 'popup', 'popup'],
  6502: ['suspended', 'popup', 'suspended'],
} as const satisfies Record<number, readonly [name: string, category: ErrorCategory, reaction?: ErrorReaction]>;

export type ErrorCode = keyof typeof errorRows;
export type ErrorName = (typeof errorRows)[ErrorCode][0];

/** Failures that have no code: no answer, an answer nobody can read, a clock that is wrong. */
export type FailureName =
  | 'unknown'
  | 'timeout'
  | 'network'
  | 'offline'
  | 'aborted'
  | 'unavailable'
  | 'badAnswer'
  | 'badRequest'
  | 'deviceTime'
  | 'gameData'
  | 'outcomeUnknown';

/** Names a text of the catalogue; the texts stand in `errors/zh-CN` and `errors/zh-TW`. */
export type ErrorMessageKey = `error.${ErrorName | FailureName}`;

/** One code, read. */
export interface ErrorRow {
  readonly code: number;
  readonly name: ErrorName | 'unknown';
  readonly category: ErrorCategory;
  readonly reaction: ErrorReaction;
  readonly messageKey: ErrorMessageKey;
}

/** Whether a number is a code of §8. */
export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorRows, code);
}

/** Reads the row of a code; a code nobody knows is shown like any other and never breaks a screen (ERR-09). */
export function errorRowOf(code: number): ErrorRow {
  if (!isErrorCode(code)) {
    return { code, name: 'unknown', category: 'system', reaction: 'show', messageKey: 'error.unknown' };
  }
  const [name, category, reaction = 'show'] = errorRows[code];
  return { code, name, category, reaction, messageKey: `error.${name}` };
}
