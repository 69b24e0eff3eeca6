import type { Country } from '@pavilion/auth-flows';

/** Fields of the first step, by phone or e-mail. */
export interface IdentityFields {
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly country: Country;
}

/** Creates an empty form with the country of the brand. */
export const createIdentity = (country: Country): IdentityFields => ({ username: '', phone: '', email: '', country });
