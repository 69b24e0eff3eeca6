import { MINIMUM_AGE } from '@pavilion/auth-flows';
import { toInstantParts } from '@pavilion/site-contract/time';

/** Computes the latest birthday of a person who is of age today in UTC+8 (ruling S3): `YYYY-MM-DD`. */
export function computeLatestBirthday(now: number): string {
  const [year = '', ...day] = toInstantParts(now).date.split('-');
  return [String(Number(year) - MINIMUM_AGE), ...day].join('-');
}
