import { defaultCountry, type Country } from '@pavilion/auth-flows';

/** Fields of the first step, by phone or e-mail. */
export interface IdentityFields {
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly country: Country;
}

/** Empty form with +86 (§9). */
export const emptyIdentity: IdentityFields = { username: '', phone: '', email: '', country: defaultCountry };
