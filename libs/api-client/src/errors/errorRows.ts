import { type ErrorReaction, getReactionForCode } from './reactions.ts';
import type { CallOutcome } from './callOutcome.ts';

/** Category of a code (ERR-01). */
export type ErrorCategory =
  'success' | 'auth' | 'verification' | 'limit' | 'maintenance' | 'system' | 'wallet' | 'venue' | 'popup';

/**
 * Effect of a call whose response has the code. `unknown`: the platform failed or is still working, so the call may have
 * had its effect (6005, 6006, 6317, 6399). `none`: the platform refused it, so nothing changed.
 */
export type CodeOutcome = 'done' | CallOutcome;

/**
 * All codes of specification §8 with name, category and outcome. Reactions are in `reactions` and texts in one file per
 * language, so that a page loads only what it needs.
 */
export const errorRows = {
  6000: ['success', 'success', 'done'],
  6001: ['loginExpired', 'auth', 'none'],
  6002: ['invalidCredentials', 'auth', 'none'],
  6003: ['accessDenied', 'auth', 'none'],
  6004: ['notFound', 'system', 'none'],
  6005: ['serverError', 'system', 'unknown'],
  6006: ['badGateway', 'system', 'unknown'],
  6007: ['invalidParameter', 'system', 'none'],
  6008: ['illegalParameter', 'system', 'none'],
  6009: ['dataExists', 'system', 'none'],
  6010: ['uploadFailed', 'system', 'none'],
  6011: ['frequentSubmission', 'limit', 'none'],
  6012: ['warning', 'system', 'none'],
  6013: ['maintenance', 'maintenance', 'none'],
  6014: ['invocationError', 'system', 'none'],
  6015: ['phoneUnbound', 'verification', 'none'],
  6016: ['phoneVerificationRequired', 'verification', 'none'],
  6017: ['phoneVerificationNeeded', 'verification', 'none'],
  6021: ['graphicVerification', 'verification', 'none'],
  6022: ['rapidVerification', 'verification', 'none'],
  6025: ['ipNotPassed', 'auth', 'none'],
  6026: ['deviceNotPassed', 'auth', 'none'],
  6027: ['deviceAndIpNotPassed', 'auth', 'none'],
  6028: ['longTimeNotLoggedIn', 'auth', 'none'],
  6029: ['riskyLogin', 'auth', 'none'],
  6030: ['contactService', 'auth', 'none'],
  6031: ['regionLimited', 'limit', 'none'],
  6032: ['regionWarning', 'limit', 'none'],
  6033: ['ipRestricted', 'limit', 'none'],
  6034: ['maxPhoneAttempts', 'limit', 'none'],
  6035: ['authenticationRequired', 'verification', 'none'],
  6036: ['codeWrong', 'verification', 'none'],
  6037: ['authenticationLocked', 'verification', 'none'],
  6038: ['codeExpired', 'verification', 'none'],
  6039: ['tooManyDevices', 'limit', 'none'],
  6066: ['sixtySecondLimit', 'limit', 'none'],
  6099: ['walletTokenExpired', 'wallet', 'none'],
  6100: ['passwordCheckFailed', 'wallet', 'none'],
  6110: ['lockingUnavailable', 'wallet', 'none'],
  6111: ['withdrawalProtection', 'wallet', 'none'],
  6301: ['parameterError', 'venue', 'none'],
  6302: ['uidVerification', 'venue', 'none'],
  6303: ['noData', 'venue', 'none'],
  6316: ['systemMaintenance', 'maintenance', 'none'],
  6317: ['systemBusy', 'system', 'unknown'],
  6318: ['testingOnly', 'venue', 'none'],
  6366: ['testingEnded', 'venue', 'none'],
  6399: ['systemAbnormal', 'system', 'unknown'],
  6413: ['venueActivity', 'venue', 'none'],
  6415: ['venueMaintenance', 'venue', 'none'],
  6449: ['bindRealName', 'verification', 'none'],
  6500: ['popupNotPrompted', 'popup', 'none'],
  6501: ['suspendedWithPopup', 'popup', 'none'],
  6502: ['suspended', 'popup', 'none'],
} as const satisfies Record<number, readonly [name: string, category: ErrorCategory, outcome: CodeOutcome]>;

/** Code of specification §8. */
export type ErrorCode = keyof typeof errorRows;

/** Name of a code. */
export type ErrorName = (typeof errorRows)[ErrorCode][0];

/** Row of one code. */
export interface ErrorRow {
  readonly code: number;
  readonly name: ErrorName | 'unknown';
  readonly category: ErrorCategory;
  readonly reaction: ErrorReaction;
  readonly outcome: CodeOutcome;
}

/** Whether a number is a code of §8. */
export function isErrorCode(code: number): code is ErrorCode {
  return Object.hasOwn(errorRows, code);
}

/** Row of an unknown code, which counts as a refusal (ERR-09). */
const UNKNOWN_CODE = ['unknown', 'system', 'none'] as const;

/** Returns the row of a code, for documents, consoles and servers. A page needs only `getReactionForCode`. */
export function getErrorRow(code: number): ErrorRow {
  const [name, category, outcome] = isErrorCode(code) ? errorRows[code] : UNKNOWN_CODE;
  return { code, name, category, reaction: getReactionForCode(code), outcome };
}
