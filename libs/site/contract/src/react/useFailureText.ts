import type { CallFailure, ErrorMessageKey } from '@pavilion/api-client';
import { useCallback } from 'react';
import { useT } from './useT.ts';
import { errorMessages } from '../i18n/errorMessages.ts';

/**
 * Returns a function that converts a failure to text: the server's message, otherwise the catalogue's in the player's language
 * (ERR-09). The feature lists `errorMessages` among its texts.
 */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useT(errorMessages);
  return useCallback(({ serverText, messageKey }: CallFailure) => serverText ?? t(messageKey as ErrorMessageKey), [t]);
}
