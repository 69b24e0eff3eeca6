import { type ErrorReaction, reactionToCode } from './reactions.ts';

/** What kind of answer a code is (ERR-01). */
export type ErrorCategory =
  'success' | 'auth' | 'verification' | 'limit' | 'maintenance' | 'system' | 'wallet' | 'venue' | 'popup';

/**
 * Every code of specification §8: name and category. Reactions stand in `reactions`, texts in a file per language, so
 * that a page loads only what it needs, when it needs it.
 */
export const errorRows = {
  6000: ['success', 'success'],
  6001: ['loginExpired', 'auth'],
  6002: ['invalidCredentials', 'auth'],
  6003: ['accessDenied', 'auth'],
  6004: ['notFound', 'system'],
  6005: ['serverError', 'system'],
  6006: ['badGateway', 'system'],
  6007: ['invalidParameter', 'system'],
  6008: ['illegalParameter', 'system'],
  6009: ['dataExists', 'system'],
  6010: ['uploadFailed', 'system'],
  6011: ['frequentSubmission', 'limit'],
  6012: ['warning', 'system'],
  6013: ['maintenance', 'maintenance'],
  6014: ['invocationError', 'system'],
  6015: ['phoneUnbound', 'verification'],
  6016: ['phoneVerificationRequired', 'verification'],
  6017: ['phoneVerificationNeeded', 'verification'],
  6021: ['graphicVerification', 'verification'],
  6022: ['rapidVerification', 'verification'],
  6025: ['ipNotPassed', 'auth'],
  6026: ['deviceNotPassed', 'auth'],
  6027: ['deviceAndIpNotPassed', 'auth'],
  6028: ['longTimeNotLoggedIn', 'auth'],
  6029: ['riskyLogin', 'auth'],
  6030: ['contactService', 'auth'],
  6031: ['regionLimited', 'limit'],
  6032: ['regionWarning', 'limit'],
  6033: ['ipRestricted', 'limit'],
  6034: ['maxPhoneAttempts', 'limit'],
  6035: ['authenticationRequired', 'verification'],
  6036: ['codeWrong', 'verification'],
  6037: ['authenticationLocked', 'verification'],
  6038: ['codeExpired', 'verification'],
  6039: ['tooManyDevices', 'limit'],
  6066: ['sixtySecondLimit', 'limit'],
  6099: ['walletTokenExpired', 'wallet'],
  6100: ['passwordCheckFailed', 'wallet'],
  6110: ['lockingUnavailable', 'wallet'],
  6111: ['withdrawalProtection', 'wallet'],
  6301: ['parameterError', 'venue'],
  6302: ['uidVerification', 'venue'],
  6303: ['noData', 'venue'],
  6316: ['systemMaintenance', 'maintenance'],
  6317: ['systemBusy', 'system'],
  6318: ['testingOnly', 'venue'],
  6366: ['testingEnded', 'venue'],
  6399: ['systemAbnormal', 'system'],
  6413: ['venueActivity', 'venue'],
  6415: ['venueMaintenance', 'venue'],
  6449: ['bindRealName', 'verification'],
  6500: ['popupNotPrompted', 'popup'],
  6501: ['suspendedWithPopup', 'popup'],
  6502: ['suspended', 'popup'],
} as const satisfies Record<number, readonly [name: string, category: ErrorCategory]>;

export type ErrorCode = keyof typeof errorRows;
export type ErrorName = (typeof errorRows)[ErrorCode][0];

/** One code, read. */
export interface ErrorRow {
  readonly code: number;
  readonly name: ErrorName | 'unknown';
  readonly category: ErrorCategory;
  readonly reaction: ErrorReaction;
}

/** Whether a number is a code of §8. */
export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorRows, code);
}

/** Reads the row of a code, for documents, consoles and servers; a page needs only `reactionToCode`. */
export function errorRowOf(code: number): ErrorRow {
  const [name, category] = isErrorCode(code) ? errorRows[code] : (['unknown', 'system'] as const);
  return { code, name, category, reaction: reactionToCode(code) };
}
