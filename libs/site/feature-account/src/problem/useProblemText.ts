import { useFailureText } from './useFailureText.ts';
import { toCallFailure } from '@pavilion/api-client';

/** Reads what went wrong: the server's own words, else the catalogue's, in the player's language (ERR-09). */
export function useProblemText(): (error: unknown) => string {
  const failureText = useFailureText();
  return (error) => failureText(toCallFailure(error));
}
