import { type ErrorMessageKey } from '@pavilion/api-client';
import { type FlowFailure } from '@pavilion/auth-flows';
import { errorMessages, useT } from '@pavilion/site-contract';

/** Reads a failure of a flow: the server's own words, else the catalogue's, in the player's language (ERR-09). */
export function useFailureText(): (failure: FlowFailure) => string {
  const t = useT(errorMessages);
  return ({ serverText, messageKey }) => serverText ?? t(messageKey as ErrorMessageKey);
}
