import { SiteError } from '@pavilion/kernel';
import type { OddsType } from '../plays/oddsType.ts';

/** Error for odds that cannot exist: European ≤ 1, Hong Kong ≤ 0, Malay outside −1…1, Indonesian between −1 and 1. */
export class OddsDomainError extends SiteError {
  override readonly name = 'OddsDomainError';
  readonly kind = 'oddsDomain';
  readonly messageKey = 'sports.odds.invalid';
  constructor(
    readonly oddsType: OddsType,
    readonly text: string,
  ) {
    super(`${text} cannot be odds of the type ${oddsType}.`);
  }
}
