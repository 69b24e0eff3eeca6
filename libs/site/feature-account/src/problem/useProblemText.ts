import { type ErrorMessageKey } from '@pavilion/api-client';
import { toFlowFailure } from '@pavilion/auth-flows';
import { errorMessages, useT } from '@pavilion/site-contract';

/** Reads what went wrong: the server's own words, else the catalogue's, in the player's language (ERR-09). */
export function useProblemText(): (error: unknown) => string {
  const t = useT(errorMessages);
  return (error) => {
    const { serverText, messageKey } = toFlowFailure(error);
    return serverText ?? t(messageKey as ErrorMessageKey);
  };
}
