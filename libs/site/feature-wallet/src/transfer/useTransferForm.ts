import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { parseAmount, venueTransfer, type TransferDraft } from '@pavilion/wallet/cashier';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { getAmountError } from '../fields/getAmountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectVenueTransfer } from '../state/walletState.ts';
import { isSameTransfer } from './isSameTransfer.ts';

/** Values of the form. `direction` is `ty` of the wire: `'1'` into the venue, `'2'` back to the centre wallet. */
export interface TransferFields {
  readonly direction: '1' | '2';
  readonly channelCode: string | null;
  readonly amount: string;
}

/** Values, errors and submission of the transfer form. */
export interface TransferFormState {
  readonly fields: TransferFields;
  readonly change: (part: Partial<TransferFields>) => void;
  readonly venueError: string | undefined;
  readonly amountError: string | undefined;
  /** Available balance of the direction, decimal text; `undefined` while it is unknown. */
  readonly balance: string | undefined;
  readonly submit: () => void;
}

/** Returns the transfer form. Its amount is cleared after the transfer; a refusal keeps all fields (F-WAL-11). */
export function useTransferForm(): TransferFormState {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [fields, setFields] = useState<TransferFields>({ direction: '1', channelCode: query.get('venue'), amount: '' });
  const [hasSubmitted, setSubmitted] = useState(false);
  const { data: snapshot, failure } = useRead(balances, NO_BODY);
  const state = useAppSelector(selectVenueTransfer);
  const submitted = useRef<TransferDraft>(undefined);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    const own = submitted.current;
    // Otherwise a transfer of another tab was completed, and the one of this form was not sent.
    if (own && isSameTransfer(state.action.draft, own)) setFields((before) => ({ ...before, amount: '' }));
    setSubmitted(false);
    dispatch(venueTransfer.actions.dismissed());
  });
  const venue = snapshot?.venues.find(({ channelCode }) => channelCode === fields.channelCode);
  const balance = fields.direction === '1' ? snapshot?.centerWalletBalance : venue?.balance;
  const parsed = parseAmount(fields.amount);
  const amountProblem = parsed.problem === 'empty' ? t('transfer.amountEmpty') : getAmountError(parsed, { balance }, t);
  const venueProblem = venue
    ? undefined
    : t(snapshot ? 'transfer.venueRequired' : failure ? 'load.failed' : 'load.loading');
  return {
    fields,
    change: (part) => setFields((before) => ({ ...before, ...part })),
    venueError: hasSubmitted ? venueProblem : undefined,
    amountError: hasSubmitted ? amountProblem : undefined,
    balance,
    submit: () => {
      setSubmitted(true);
      if (!venue || amountProblem !== undefined || parsed.problem !== undefined) return;
      submitted.current = { channelCode: venue.channelCode, amount: parsed.text, ty: fields.direction };
      dispatch(venueTransfer.actions.submitRequested({ draft: submitted.current }));
    },
  };
}
