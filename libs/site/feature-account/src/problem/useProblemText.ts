import { toFlowFailure } from '@pavilion/auth-flows';
import { useFailureText } from './useFailureText.ts';

/** Reads what went wrong: the server's own words, else the catalogue's, in the player's language (ERR-09). */
export function useProblemText(): (error: unknown) => string {
  const failureText = useFailureText();
  return (error) => failureText(toFlowFailure(error));
}
