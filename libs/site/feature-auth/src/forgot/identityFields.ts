import { defaultCountry, type Country } from '@pavilion/auth-flows';

/** What the first step asks for, both ways. */
export interface IdentityFields {
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly country: Country;
}

/** The form as it begins: +86 (§9). */
export const emptyIdentity: IdentityFields = { username: '', phone: '', email: '', country: defaultCountry };
