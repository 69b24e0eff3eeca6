import { isDatabaseConflict } from './databaseTrouble.ts';
import { Refusal } from './refusal.ts';

const EXISTS = 6009;

/** Of two calls that claim the same name or number at once the database lets one through; the other hears "exists" like anybody later. */
export function refuseDuplicate(error: unknown): never {
  throw isDatabaseConflict(error) ? new Refusal(EXISTS) : error;
}
