import { type ApiClient, type SealedIdentifiers, type SendCodeIdentifiers } from '@pavilion/api-client';

/** The client, as far as these adapters need it. */
export interface AuthApi {
  readonly call: ApiClient['call'];
}

/**
 * Seals who a code goes to (API-10). With the client's own wire: `(ids) => sealIdentifiers(wire, ids)` of
 * `@pavilion/api-client`.
 */
export type SealIdentifiers = (identifiers: SendCodeIdentifiers) => Promise<SealedIdentifiers>;
