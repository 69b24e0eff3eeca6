import { useAppDispatch, useAppSelector, type DialogProps } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead, type Read } from '@pavilion/site-data';
import type { BalanceSnapshot, VenueBalance } from '@pavilion/wallet';
import { isInProgress, parseAmount, venueTransfer, type TransferDraft } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { getAmountError } from '../fields/getAmountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { isSameTransfer } from '../transfer/isSameTransfer.ts';
import { selectVenueTransfer } from '../state/walletState.ts';
import { useVenueLaunch, type VenueLaunch } from './useVenueLaunch.ts';
import { useVenueTab } from './useVenueTab.ts';

/** Values, errors and commands of the venue-entry dialog. */
export interface EntryForm {
  /** Absent for a venue that uses the balance of the centre wallet, and while the balances are unknown. */
  readonly venue: VenueBalance | undefined;
  readonly balance: Read<BalanceSnapshot>;
  readonly centre: string | undefined;
  readonly amount: string;
  readonly setAmount: (typed: string) => void;
  readonly error: string | undefined;
  readonly isMoving: boolean;
  readonly launch: VenueLaunch;
  readonly transferAndEnter: () => void;
  readonly enterDirectly: () => void;
}

/** Returns the entry form. The launch follows a completed transfer (WAL-03); the tab is opened by the initial click. */
export function useEntryForm({ request, close }: DialogProps<'enterVenue'>): EntryForm {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const balance = useRead(balances, NO_BODY);
  const snapshot = balance.data;
  const transfer = useAppSelector(selectVenueTransfer);
  const [amount, setAmount] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const requested = useRef<TransferDraft>(undefined);
  const tab = useVenueTab();
  const launch = useVenueLaunch(request, tab, close);
  const channelCode = request.enName.toUpperCase();
  const venue = snapshot?.venues.find((known) => known.channelCode === channelCode);
  const parsed = parseAmount(amount);
  const problem =
    parsed.problem === 'empty'
      ? t('transfer.amountEmpty')
      : getAmountError(parsed, { balance: snapshot?.centerWalletBalance }, t);

  useEffect(() => {
    dispatch(venueTransfer.actions.dismissed());
  }, [dispatch]);
  useOnTrue(transfer.step === 'done', () => {
    const own = requested.current;
    if (transfer.step !== 'done' || !own) return;
    requested.current = undefined;
    dispatch(venueTransfer.actions.dismissed());
    // Another tab had a transfer in progress. It was completed, and the one of this form was not sent.
    if (!isSameTransfer(transfer.action.draft, own)) return tab.close();
    setAmount('');
    setSubmitted(false);
    launch.enter();
  });
  useOnTrue(transfer.step === 'refused', () => (requested.current = undefined));
  useOnTrue(transfer.step !== 'sending' && transfer.step !== 'done' && transfer.step !== 'idle', tab.close);

  const isMoving = isInProgress(transfer);
  const transferAndEnter = () => {
    setSubmitted(true);
    if (problem !== undefined || parsed.problem !== undefined || isMoving || launch.isBusy) return;
    tab.open();
    const isActivity = launch.turnoverText !== undefined && { isActivity: 1 };
    requested.current = { channelCode, amount: parsed.text, ty: '1', ...isActivity };
    dispatch(venueTransfer.actions.submitRequested({ draft: requested.current }));
  };
  const enterDirectly = () => {
    if (isMoving || launch.isBusy) return;
    // A venue without a wallet is a page of the site. A tab that is not needed is closed after the response.
    if (venue || !snapshot) tab.open();
    launch.enter();
  };
  return {
    venue,
    balance,
    amount,
    setAmount,
    isMoving,
    launch,
    transferAndEnter,
    enterDirectly,
    centre: snapshot?.centerWalletBalance,
    error: hasSubmitted ? problem : undefined,
  };
}
