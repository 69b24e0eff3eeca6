import { isDatabaseConflict } from '@pavilion/sandbox-platform/db/databaseTrouble';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

const EXISTS = 6009;

/** Of two calls that claim the same name or number at once the database lets one through; the other hears "exists" like anybody later. */
export function refuseDuplicate(error: unknown): never {
  throw isDatabaseConflict(error) ? new Refusal(EXISTS) : error;
}
