import type { CallFailure, ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useT } from '@pavilion/site-contract';
import { useWalletT } from '../messages/walletMessages.ts';

/** Returns the text of a failure: own text of the wallet, otherwise server text, otherwise error catalogue (ERR-09). */
export function useFailureText(): (failure: CallFailure) => string {
  const t = useWalletT();
  const errorText = useT(errorMessages);
  return ({ kind, serverText, messageKey }) => {
    if (kind === 'absent') return t('failure.absent');
    if (kind === 'reversed') return t('failure.reversed');
    return serverText ?? errorText(messageKey as ErrorMessageKey);
  };
}
