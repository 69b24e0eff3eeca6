import { useAppDispatch, useAppSelector, type DialogProps } from '@pavilion/site-contract';
import { balances, NO_BODY, useRead, type Read } from '@pavilion/site-data';
import type { BalanceSnapshot, VenueBalance } from '@pavilion/wallet';
import { isInProgress, parseAmount, venueTransfer } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useWalletT } from '../messages/walletMessages.ts';
import { getAmountError } from '../fields/getAmountError.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
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
  const isRequested = useRef(false);
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
    if (!isRequested.current) return;
    isRequested.current = false;
    setAmount('');
    setSubmitted(false);
    dispatch(venueTransfer.actions.dismissed());
    launch.enter();
  });
  useOnTrue(transfer.step === 'refused', () => (isRequested.current = false));
  useOnTrue(transfer.step !== 'sending' && transfer.step !== 'done' && transfer.step !== 'idle', tab.close);

  const isMoving = isInProgress(transfer);
  const transferAndEnter = () => {
    setSubmitted(true);
    if (problem !== undefined || parsed.problem !== undefined || isMoving || launch.isBusy) return;
    tab.open();
    isRequested.current = true;
    const isActivity = launch.turnoverText !== undefined && { isActivity: 1 };
    dispatch(
      venueTransfer.actions.submitRequested({ draft: { channelCode, amount: parsed.text, ty: '1', ...isActivity } }),
    );
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
