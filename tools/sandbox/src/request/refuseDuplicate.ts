import { isDatabaseConflict } from '@pavilion/sandbox-platform/db/databaseErrors';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

/** Converts the violation of a unique key to the refusal "exists", for concurrent requests with the same name or number. */
export function refuseDuplicate(error: unknown): never {
  throw isDatabaseConflict(error) ? new Refusal(errorCodes.dataExists) : error;
}
