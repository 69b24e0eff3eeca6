import { isSiteError } from '@pavilion/kernel';

/** How a failure to enter the venue is told: data that does not verify has words of its own (ERR-05). */
export type SessionFailure = 'verification' | 'maintenance' | 'failed';

/** Codes of the platform that say the session data is wrong or missing, and those that say the venue is closed. */
const VERIFICATION_CODES: readonly unknown[] = [6301, 6302, 6303];
const MAINTENANCE_CODES: readonly unknown[] = [6013, 6316, 6415];

/** Reads what went wrong; anything unexpected is a plain failure with a retry, never a blank page (F-RTE-16). */
export function sessionFailure(error: unknown): SessionFailure {
  if (!isSiteError(error)) return 'failed';
  const { code } = error as { readonly code?: unknown };
  if (error.messageKey === 'error.gameData' || VERIFICATION_CODES.includes(code)) return 'verification';
  return MAINTENANCE_CODES.includes(code) ? 'maintenance' : 'failed';
}
