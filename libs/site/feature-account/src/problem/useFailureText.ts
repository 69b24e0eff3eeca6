import type { CallFailure, ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useT } from '@pavilion/site-contract';

/** Returns a function that converts a failure to text: the server's message, otherwise the catalogue's in the player's language (ERR-09). */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useT(errorMessages);
  return ({ serverText, messageKey }) => serverText ?? t(messageKey as ErrorMessageKey);
}
