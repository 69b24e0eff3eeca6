import type { Logger } from '@pavilion/kernel';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { isTransientDatabaseError } from '@pavilion/sandbox-platform/db/databaseErrors';

/**
 * Returns the refusal for what a call threw: the refusal itself, "busy" for a database error that may pass, or a server
 * error. Only the log has the details of an unexpected error (F-SRV-13).
 */
export function toRefusal(error: unknown, logger: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (isTransientDatabaseError(error)) return new Refusal(errorCodes.systemBusy);
  logger.warn('call failed', { reason: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  return new Refusal(errorCodes.serverError);
}
