import { bringIntoView, SupportText, toastActions, useAppDispatch } from '@pavilion/site-contract';
import { Notice } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';
import { useFailureText } from '../reading/useFailureText.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import type { ReadyCards } from './readyCards.ts';

/** Result of the last change. */
export function CardNotice({ state }: { readonly state: ReadyCards }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const isAdded = state.step === 'ready' && state.added !== undefined;
  useOnTrue(isAdded, () => void dispatch(toastActions.shown({ kind: 'success', text: t('cards.added') })));
  if (state.step !== 'ready' || state.failure === undefined) return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
    </Notice>
  );
}
