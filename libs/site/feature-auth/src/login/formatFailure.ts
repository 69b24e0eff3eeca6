import type { CallFailure, ErrorMessageKey, ErrorTexts } from '@pavilion/api-client';
import type { Translate } from '@pavilion/site-contract';

/** What a failure reads as: the server's own words, else the text of the catalogue (ERR-09). Always plain text. */
export function formatFailure(failure: CallFailure, error: Translate<ErrorTexts>): string {
  return failure.serverText ?? error(failure.messageKey as ErrorMessageKey);
}
