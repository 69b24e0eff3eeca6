import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { parseAmount, venueTransfer } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWalletT } from '../messages/walletMessages.ts';
import { amountError } from '../parts/amountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectVenueTransfer } from '../state/walletState.ts';

/** Values of the form. `way` is `ty` of the wire: `'1'` into the venue, `'2'` back to the centre wallet. */
export interface TransferFields {
  readonly way: '1' | '2';
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
  const [fields, setFields] = useState<TransferFields>({ way: '1', channelCode: query.get('venue'), amount: '' });
  const [isJudged, setJudged] = useState(false);
  const { data: facts } = useRead(balances, NO_BODY);
  const isDone = useAppSelector((state) => selectVenueTransfer(state).step === 'done');
  useOnTrue(isDone, () => {
    setFields((before) => ({ ...before, amount: '' }));
    setJudged(false);
    dispatch(venueTransfer.actions.dismissed());
  });
  const venue = facts?.venues.find(({ channelCode }) => channelCode === fields.channelCode);
  const balance = fields.way === '1' ? facts?.centerWalletBalance : venue?.balance;
  const reading = parseAmount(fields.amount);
  const amountWrong = reading.problem === 'empty' ? t('transfer.amountEmpty') : amountError(reading, { balance }, t);
  const venueWrong = venue ? undefined : t('transfer.venueRequired');
  return {
    fields,
    change: (part) => setFields((before) => ({ ...before, ...part })),
    venueError: isJudged ? venueWrong : undefined,
    amountError: isJudged ? amountWrong : undefined,
    balance,
    submit: () => {
      setJudged(true);
      if (!venue || amountWrong !== undefined || reading.problem !== undefined) return;
      const draft = { channelCode: venue.channelCode, amount: reading.text, ty: fields.way };
      dispatch(venueTransfer.actions.submitRequested({ draft }));
    },
  };
}
