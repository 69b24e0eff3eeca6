import { isDatabaseConflict } from './databaseTrouble.ts';
import { Refusal } from './refusal.ts';

const EXISTS = 6009;

/** Converts the violation of a unique key to the refusal "exists", for concurrent requests with the same name or number. */
export function refuseDuplicate(error: unknown): never {
  throw isDatabaseConflict(error) ? new Refusal(EXISTS) : error;
}
