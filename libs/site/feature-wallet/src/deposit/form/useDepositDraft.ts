import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { usePlayerLimits } from '@pavilion/site-money';
import { deposit, isInProgress, parseAmount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAmountError } from '../../fields/getAmountError.ts';
import { useWalletT } from '../../messages/walletMessages.ts';
import { selectDeposit } from '../../state/walletState.ts';
import type { PaymentType } from './depositOptions.ts';
import { findTightestLimit } from './findTightestLimit.ts';
import { getLimitError } from './getLimitError.ts';
import { useSignalCode } from './useSignalCode.ts';

/** Amount of a new deposit: typed text, own limit, errors, and the order. While play is paused there is nothing to order. */
export function useDepositDraft(type: PaymentType) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const limits = usePlayerLimits().data;
  const isPaused = limits?.pause !== undefined;
  const limit = limits && !isPaused ? findTightestLimit(limits) : undefined;
  const code = useSignalCode(type.kind === 'transfer' && !isPaused);
  const isBusy = isInProgress(useAppSelector(selectDeposit));
  const amount = useTypedAmount();
  const { parsed } = amount;
  const error = getAmountError(parsed, type, t) ?? getLimitError(parsed.amount, limit, t);
  const submit = () => {
    amount.showErrors();
    if (error !== undefined || parsed.problem !== undefined || isBusy || isPaused) return;
    const signalCode = type.kind === 'transfer' ? code.data?.signalCode : undefined;
    const draft = { payType: type.payType, amount: parsed.text, ...(signalCode && { signalCode }) };
    dispatch(deposit.actions.submitRequested({ draft }));
  };
  return { ...amount, isPaused, limit, code, isBusy, error, submit };
}

/** Typed amount. Its errors are shown once the field was left or an amount was filled in, and an empty field after a submit. */
function useTypedAmount() {
  // Links of deposit bonuses name the amount (ACT-01).
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(() => parseAmount(search.get('amount') ?? '').text ?? '');
  const [hasSubmitted, setSubmitted] = useState(false);
  const [hasLeft, setLeft] = useState(typed !== '');
  return {
    typed,
    parsed: parseAmount(typed),
    setTyped,
    fillIn: (amount: string) => {
      setTyped(amount);
      setLeft(true);
    },
    leave: () => setLeft(true),
    showErrors: () => setSubmitted(true),
    hasErrorShown: hasSubmitted || (hasLeft && typed !== ''),
  };
}
