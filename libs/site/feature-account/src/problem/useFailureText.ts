import type { CallFailure, ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useT } from '@pavilion/site-contract';

/** Reads a failure of a flow: the server's own words, else the catalogue's, in the player's language (ERR-09). */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useT(errorMessages);
  return ({ serverText, messageKey }) => serverText ?? t(messageKey as ErrorMessageKey);
}
