import type { CallFailure, ErrorMessageKey, ErrorTexts } from '@pavilion/api-client';
import type { Translate } from '@pavilion/site-contract';

/** Formats a failure as plain text: the server's message, else the text of the error catalogue (ERR-09). */
export function formatFailure(failure: CallFailure, error: Translate<ErrorTexts>): string {
  return failure.serverText ?? error(failure.messageKey as ErrorMessageKey);
}
