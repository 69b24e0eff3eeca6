import type { CallFailure } from '@pavilion/api-client';

/** Kind of message for a failed session call. Data that fails verification has its own text (ERR-05). */
export type SessionFailure = 'verification' | 'maintenance' | 'failed';

const VERIFICATION_CODES: readonly unknown[] = [6301, 6302, 6303];
const MAINTENANCE_CODES: readonly unknown[] = [6013, 6316, 6415];

/** Returns the kind of a failure. Any other failure offers a retry (F-RTE-16). */
export function toSessionFailure({ code, messageKey }: CallFailure): SessionFailure {
  if (messageKey === 'error.gameData' || VERIFICATION_CODES.includes(code)) return 'verification';
  return MAINTENANCE_CODES.includes(code) ? 'maintenance' : 'failed';
}
